import { pictureSizes } from '#domain/media/picture-address.ts'
import { Picture } from '../parts/picture.tsx'
import { HeroActions, HeroCount, type HeroProps } from './hero-parts.tsx'
import { HeroSearch } from './hero-search.tsx'

const sizes = pictureSizes('100vw', '(min-width: 64rem) 42rem')

/** Words on one side, a picture on the other. */
export function HeroSplit({ view, level }: HeroProps) {
  const Title = `h${level}` as const
  return (
    <section data-layout="split" className="bg-surface">
      <div className="page grid items-center gap-10 py-10 lg:grid-cols-[5fr_6fr] lg:py-16">
        <div>
          <Title className="text-4xl sm:text-5xl lg:text-6xl">{view.title}</Title>
          {view.text && <p className="mt-5 max-w-prose text-lg text-muted">{view.text}</p>}
          <HeroCount view={view} className="mt-4 text-lg font-semibold tabular-nums gallery:font-normal" />
          {view.search && <HeroSearch search={view.search} asks="make and budget" />}
          <HeroActions view={view} />
        </div>
        {(view.image ?? view.newest) && (
          <div className="aspect-3/2 overflow-hidden rounded-box max-lg:-order-1">
            <Picture src={view.image ?? view.newest} alt="" sizes={sizes} first />
          </div>
        )}
      </div>
    </section>
  )
}
