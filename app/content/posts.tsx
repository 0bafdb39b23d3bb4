import type { PostCard } from '#domain/blog/post-card.ts'
import { Picture } from '../parts/picture.tsx'
import { Band } from '../sections/band.tsx'
import type { MadeProps } from './made-props.ts'
import { classNames } from '../ui/class-names.ts'
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
      <PostGrid posts={view.items} brief />
    </Band>
  )
}

interface PostGridProps {
  posts: readonly PostCard[]
  level?: 2 | 3
  /** Among other things: on a telephone a line for each. */
  brief?: boolean
}

export function PostGrid({ posts, level = 3, brief = false }: PostGridProps) {
  return (
    <ul
      className={classNames(
        'grid gap-x-8 gap-y-10 roadhouse:gap-5 gallery:gap-x-10 gallery:gap-y-14',
        brief ? 'max-sm:gap-y-5! sm:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-3',
      )}
    >
      {posts.map((post) => (
        <li key={post.id} className="grid min-w-0">
          <Post post={post} level={level} brief={brief} />
        </li>
      ))}
    </ul>
  )
}

function Post({ post, level, brief }: { post: PostCard; level: 2 | 3; brief: boolean }) {
  const Heading = `h${level}` as const
  return (
    <article
      className={classNames(
        'relative min-w-0 wrap-anywhere',
        brief && 'max-sm:grid max-sm:grid-cols-[2fr_3fr] max-sm:gap-x-4',
      )}
    >
      <div
        className={classNames(
          'overflow-hidden rounded-box bg-surface aspect-3/2',
          brief && 'max-sm:row-span-4 max-sm:self-start',
        )}
      >
        <Picture src={post.picture} alt="" missing="" />
      </div>
      <p className={classNames('mt-4 text-sm text-muted tabular-nums', brief && 'max-sm:mt-0!')}>
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
      {post.description && (
        <p className={classNames('mt-2 text-muted', brief && 'max-sm:hidden')}>{post.description}</p>
      )}
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
