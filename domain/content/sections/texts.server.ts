import { parseMarkdown } from '#config/markdown/parse-markdown.ts'
import { formatDay } from '../../formats/date.ts'
import { siteDay } from '../../sites/site-day.server.ts'
import { siteWords, withSiteWords } from '../site-words.ts'
import { builtPath } from '../built-paths.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

/** A text with marks, as configured. */
export async function loadMarkdown({ ctx }: SectionSource, { type, title, text, image, imageAlt }: SpecOf<'markdown'>) {
  return {
    type,
    title: title ?? null,
    blocks: withSiteWords(parseMarkdown(text), siteWords(ctx)),
    image: image ?? null,
    imageAlt: imageAlt ?? '',
  }
}

/** Things to know or to go to; what leads nowhere is words. */
export async function loadCards({ ctx }: SectionSource, { type, title, text, items }: SpecOf<'cards'>) {
  return {
    type,
    title,
    text: text ?? null,
    items: items.map(({ href, label, ...item }) => {
      const to = href ? builtPath(ctx.config, href) : null
      return { ...item, href: to, label: to ? (label ?? null) : null }
    }),
  }
}

/** The jobs that are open today; where none is, the section says so. */
export async function loadPositions({ ctx }: SectionSource, { type, title }: SpecOf<'positions'>) {
  const items = ctx.config.careers.positions
  const { today, startOf } = siteDay(ctx)
  if (items.some(({ closes }) => closes)) ctx.fresh.until(startOf(today.add({ days: 1 })))
  const open = items.filter(({ closes }) => closes === undefined || closes >= today.toString())
  return {
    type,
    title,
    positions: open.map(({ title: name, place, hours, text, closes }) => ({
      name,
      place,
      hours: hours ?? null,
      blocks: parseMarkdown(text),
      closes: closes ? `Apply by ${formatDay(closes)}` : null,
      /** To the form on the same page, which then knows the job. */
      href: `?${new URLSearchParams({ position: name })}#careers`,
    })),
  }
}
