import { PostGrid } from '../../content/posts.tsx'
import { BodySection } from './body-section.tsx'
import type { BodyProps } from './body-props.ts'

/** What there is to read, under what there is to buy. */
export function Blog({ view: { title, posts } }: BodyProps<'blog'>) {
  return (
    <BodySection id="blog" title={title}>
      <PostGrid posts={posts} />
    </BodySection>
  )
}
