import type { PostView } from '#domain/blog/open-post.server.ts'
import { Picture } from '../parts/picture.tsx'
import { VehicleGrid } from '../parts/vehicle-card.tsx'
import { Band } from '../sections/band.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Markdown } from './markdown.tsx'
import { PostGrid, Tags } from './posts.tsx'

/** One post: its words at a width that reads well, then what there is to buy of what it is about. */
export function PostPage({ view }: { view: PostView }) {
  const { heading, standfirst, picture, day, date, crumbs, tags, blocks, stock, others } = view
  return (
    <>
      <article className="page pt-6 pb-12 wrap-anywhere">
        <Breadcrumb crumbs={crumbs} />
        <header className="mt-6 max-w-[48rem]">
          <p className="text-muted tabular-nums">
            <time dateTime={day}>{date}</time>
          </p>
          <h1 className="mt-2 max-sm:text-4xl roadhouse:uppercase">{heading}</h1>
          {standfirst && <p className="mt-4 text-xl text-pretty text-muted">{standfirst}</p>}
        </header>
        {picture && (
          <div className="mt-8 aspect-3/2 max-w-[64rem] overflow-hidden rounded-box bg-surface sm:aspect-[2/1]">
            <Picture src={picture} alt="" first sizes="(min-width: 64rem) 64rem, 100vw" />
          </div>
        )}
        <Markdown blocks={blocks} className="mt-8 lg:mt-10" />
        <Tags tags={tags} />
      </article>
      {stock && (
        <Band id="related-stock" title={stock.title} className="harbour:bg-surface">
          <VehicleGrid cards={stock.cards} look={stock.look} />
        </Band>
      )}
      {others.posts.length > 0 && (
        <Band id="other-posts" title={others.title}>
          <PostGrid posts={others.posts} />
        </Band>
      )}
    </>
  )
}
