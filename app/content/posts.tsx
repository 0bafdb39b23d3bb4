import type { PostCard } from '#domain/blog/post-card.ts'
import { Picture } from '../parts/picture.tsx'
import { Band } from '../sections/band.tsx'
import type { MadeProps } from './made-props.ts'
import { TextLink } from '../ui/link.tsx'

/** The latest, newest first. */
export function News({ id, view }: MadeProps<'news'>) {
  return (
    <Band
      id={id}
      title={view.title}
      aside={
        <TextLink standalone to={view.all}>
          All articles
        </TextLink>
      }
    >
      <PostGrid posts={view.items} />
    </Band>
  )
}

export function PostGrid({ posts, level = 3 }: { posts: readonly PostCard[]; level?: 2 | 3 }) {
  return (
    <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 roadhouse:gap-5 gallery:gap-x-10 gallery:gap-y-14">
      {posts.map((post) => (
        <li key={post.id} className="grid min-w-0">
          <Post post={post} level={level} />
        </li>
      ))}
    </ul>
  )
}

function Post({ post, level }: { post: PostCard; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <article className="relative min-w-0 wrap-anywhere">
      <div className="aspect-3/2 overflow-hidden rounded-box bg-surface">
        <Picture src={post.picture} alt="" missing="" />
      </div>
      <p className="mt-4 text-sm text-muted tabular-nums">
        <time dateTime={post.day}>{post.date}</time>
      </p>
      <Heading className="mt-1 text-lg roadhouse:text-2xl gallery:text-xl">
        {post.href ? (
          <a href={post.href} className="no-underline before:absolute before:inset-0 hover:underline">
            {post.heading}
          </a>
        ) : (
          post.heading
        )}
      </Heading>
      {post.description && <p className="mt-2 text-muted">{post.description}</p>}
    </article>
  )
}

/** What posts are about. */
export function Tags({ tags, here }: { tags: readonly { label: string; href: string }[]; here?: string }) {
  if (tags.length === 0) return null
  return (
    <nav aria-label="Topics" className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {tags.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={href === here ? 'page' : undefined}
              className="inline-flex min-h-[2.75rem] items-center border border-line px-4 no-underline hover:border-ink aria-[current=page]:border-ink aria-[current=page]:font-semibold harbour:rounded-full roadhouse:border-2"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
