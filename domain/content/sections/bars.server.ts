import { formatNumber } from '../../formats/amounts.ts'
import { builtPath } from '../built-paths.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

/** Figures as configured, each drawn against the largest. */
export async function loadBars({ ctx }: SectionSource, spec: SpecOf<'bars'>) {
  const { type, title, text, unit, items, action, ground = 'page' } = spec
  const href = action ? builtPath(ctx.config, action.href) : null
  return {
    type,
    title,
    text: text ?? null,
    ground,
    largest: Math.max(...items.map(({ value }) => value)),
    items: items.map((item) => ({ ...item, text: item.text ?? '', figure: `${formatNumber(item.value)} ${unit}` })),
    action: action && href ? { label: action.label, href } : null,
  }
}
