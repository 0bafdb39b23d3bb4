import type { SectionView } from './load-sections.server.ts'

/** The questions a page answers, for machines: all of them in one, as they stand there; null where it answers none. */
export function faqPage(sections: readonly SectionView[]) {
  const items = sections.flatMap((section) => (section.type === 'faq' ? section.items : []))
  if (items.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
