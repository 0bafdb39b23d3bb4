import { faqPage } from '#domain/content/faq-page.ts'
import { graphTags } from '#domain/content/open-graph.ts'
import { openHome } from '#domain/content/open-home.server.ts'
import { pagePicture } from '#domain/content/page-picture.ts'
import type { CalculatorField } from '#domain/finance/read-calculator.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { Sections } from '../../sections/sections.tsx'
import { sectionsOf, withSentSections } from '../../sections/sent-sections.ts'
import type { Route } from './+types/home'

export const handle: PageHandle = {
  parameters: ['amount', 'deposit', 'residual', 'interest', 'term', 'frequency'] satisfies CalculatorField[],
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  return withSentSections(await openHome(context.get(requestContext), query))
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.meta.title },
        { name: 'description', content: loaderData.meta.description },
        { tagName: 'link', rel: 'canonical', href: loaderData.meta.canonical },
        { 'script:ld+json': loaderData.meta.jsonLd },
        ...(import.meta.env.SSR ? forMachines(loaderData) : []),
      ]
    : []

/** What networks and search engines read beside it, and no browser. */
function forMachines(loaded: Route.ComponentProps['loaderData']) {
  const { title, description, canonical: url } = loaded.meta
  const sections = sectionsOf(loaded)
  const faq = faqPage(sections)
  return [
    ...graphTags({ siteName: loaded.name, title, description, url, picture: pagePicture(sections) }),
    ...(faq ? [{ 'script:ld+json': faq }] : []),
  ]
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const sections = sectionsOf(loaderData)
  const hasHero = sections.some(({ type }) => type === 'hero')
  return (
    <>
      {!hasHero && <h1 className="sr-only">{loaderData.name}</h1>}
      <Sections sections={sections} titled />
    </>
  )
}
