import type { SiteConfig } from '#config/site/site-config.ts'
import { builtPath } from '../../content/built-paths.ts'
import { actionHref } from '../action-href.ts'
import type { BodySection } from './body-source.ts'

interface TradeInFaq {
  items: readonly { question: string; answer: string }[]
  /** The form that begins a trade-in, where the site has one. */
  href: string | null
}

/** What is asked of a trade-in, in the order it is asked, with the site's answers. */
const questionsOf = ({ vehiclePage: { tradeInFaq: answers } }: Pick<SiteConfig, 'vehiclePage'>) =>
  [
    ['Which vehicles do you take?', answers.vehicleTypes],
    ['How is the estimate calculated?', answers.estimate],
    ['When do I know the exact price?', answers.exactPrice],
    ['What if I still owe money on it?', answers.outstandingFinance],
    ['Where can it be inspected?', answers.whereToInspect],
  ] as const

/** What people ask before they trade in; a question without an answer is not put. */
export const tradeInFaq: BodySection<TradeInFaq> = (_ctx, { card, config }) => {
  const items = questionsOf(config).flatMap(([question, answer]) => (answer === null ? [] : [{ question, answer }]))
  if (items.length === 0 || !config.buttons.tradeInAllowed) return null
  const to = builtPath(config, '/trade-in')
  return { items, href: to && actionHref(card, { kind: 'tradeIn', label: '', to }) }
}
