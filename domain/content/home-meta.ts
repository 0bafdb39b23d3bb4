import { describeHome } from './describe-page.ts'

type Described = Parameters<typeof describeHome>[0]

interface HomeFacts extends Described {
  readonly canonical: string
  readonly phone: string | null
}

/** What a front page says of itself to machines. */
export function homeMeta({ canonical, phone, ...page }: HomeFacts) {
  const description = describeHome(page)
  return {
    title: page.name,
    description,
    canonical,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'AutoDealer',
      name: page.name,
      url: canonical,
      description,
      ...(phone && { telephone: phone }),
    },
  }
}
