import type { BlogView } from '#domain/blog/open-blog.server.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { TextLink } from '../ui/link.tsx'
import { PostGrid, Tags } from './posts.tsx'

/** The blog, or what stands under one of its tags. */
export function BlogPage({ view }: { view: BlogView }) {
  return (
    <div className="page pt-6 pb-12">
      <Breadcrumb crumbs={view.crumbs} />
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h1 className="roadhouse:uppercase">{view.title}</h1>
        <TextLink standalone to={view.feed} type="application/rss+xml">
          Follow by RSS
        </TextLink>
      </div>
      <Tags tags={view.tags} here={view.here} />
      <div className="mt-10">
        {view.posts.length > 0 ? (
          <PostGrid posts={view.posts} level={2} />
        ) : (
          <p className="max-w-prose text-lg text-muted">Nothing has been written yet. What is will stand here.</p>
        )}
      </div>
      {(view.newer ?? view.older) && (
        <nav aria-label="More articles" className="mt-12 flex justify-between gap-4">
          <span>
            {view.newer && (
              <TextLink standalone to={view.newer} rel="prev">
                Newer articles
              </TextLink>
            )}
          </span>
          {view.older && (
            <TextLink standalone to={view.older} rel="next">
              Older articles
            </TextLink>
          )}
        </nav>
      )}
    </div>
  )
}
