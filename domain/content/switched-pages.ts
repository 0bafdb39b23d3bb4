import type { PublicConfig } from '#config/site/site-config.ts'

type Switches = Pick<PublicConfig['features'], 'personalisedFinance' | 'creditFinance' | 'gatedPages' | 'signIn'>
interface Config {
  readonly features: Switches
}

/** Composed pages that a switch opens, and another may keep for those who are signed in. */
const switchedPages = {
  '/personalised/finance': {
    name: 'personalisedFinance',
    isOn: ({ features }: Config) => features.personalisedFinance,
  },
  '/credit-check': { name: 'creditFinance', isOn: ({ features }: Config) => features.creditFinance },
} as const

/** Who gets in: everyone, nobody, or who is signed in. Where nobody can sign in, a page for those who have is for nobody. */
export function entryTo(config: Config, path: string): 'open' | 'closed' | 'signedIn' {
  if (!isSwitched(path)) return 'open'
  const { gatedPages, signIn } = config.features
  const { name, isOn } = switchedPages[path]
  if (!isOn(config)) return 'closed'
  if (!gatedPages.includes(name)) return 'open'
  return signIn ? 'signedIn' : 'closed'
}

export const isSwitched = (path: string): path is keyof typeof switchedPages => Object.hasOwn(switchedPages, path)
