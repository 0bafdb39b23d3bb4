import type { PublicConfig } from '#config/site/site-config.ts'
import { builtPath } from '../content/built-paths.ts'
import { cutText } from '../content/cut-text.ts'
import { blogTagPath, postPath } from '../content/route-paths.ts'
import { formatDay } from '../formats/date.ts'
import { slugOf } from '../formats/slug.ts'

const descriptionLength = 80

interface ListedPost {
  readonly id: number
  readonly slug: string
  readonly href: string | null
  readonly heading: string
  readonly image: string | null
  readonly description: string | null
  readonly tags: readonly string[]
  readonly date: string
}

/** A post as a card shows it. */
export function postCard(config: Pick<PublicConfig, 'pages'>, post: ListedPost) {
  const { id, slug, href, heading, image, description, date } = post
  return {
    id,
    heading,
    picture: image,
    description: description && cutText(description, descriptionLength),
    day: date,
    date: formatDay(date),
    href: builtPath(config, href ?? postPath(slug)),
  }
}
export type PostCard = ReturnType<typeof postCard>

/** A tag, and where the posts under it are. */
export const tagLink = (tag: string) => ({ label: tag, href: blogTagPath(slugOf(tag)) })

/** The tags posts have, those of the most first, each once however it is written. */
export function tagLinks(posts: readonly Pick<ListedPost, 'tags'>[]) {
  const links = posts.flatMap(({ tags }) => tags.map(tagLink))
  const byHref = Map.groupBy(links, ({ href }) => href)
  return [...byHref.values()].toSorted((a, b) => b.length - a.length).map(([first]) => first!)
}
