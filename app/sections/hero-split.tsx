import { pictureSizes } from '#domain/media/picture-address.ts'
import { Picture } from '../parts/picture.tsx'
import { HeroActions, HeroCount, type HeroProps } from './hero-parts.tsx'
import { HeroSearch } from './hero-search.tsx'

/** On a desk as wide as the hero is high, and a little more: it is cut at its sides there, at its top elsewhere. */
const sizes = pictureSizes('100vw', '(min-width: 80rem) 64vw')

/**
 * Words on the page's surface, and a picture from there to the screen's edge; over them where there is no room for both
 * beside each other. The picture keeps its lower part, where a vehicle stands.
 */
export function HeroSplit({ view, level }: HeroProps) {
  const Title = `h${level}` as const
  const picture = view.image ?? view.newest
  return (
    <section data-layout="split" className="bg-surface">
      <div className={picture ? 'grid xl:grid-cols-[minmax(0,1fr)_58vw]' : ''}>
        {/* Before the words: a page that comes slowly shows what has come where it stays. */}
        {picture && (
          <div className="relative aspect-3/2 overflow-hidden sm:max-xl:aspect-2/1 lg:max-xl:aspect-5/2 xl:col-start-2 xl:row-start-1 xl:aspect-auto xl:min-h-[40rem]">
            <Picture
              src={picture}
              alt=""
              sizes={sizes}
              first
              className="absolute inset-0 aspect-auto! object-[60%_80%]"
            />
          </div>
        )}
        <div className="relative z-10 mx-auto w-[min(100%-2rem,80rem)] py-8 sm:py-10 xl:mr-0 xl:w-[min(100%-2rem,100%-(100vw-80rem)/2)] xl:py-16">
          <div className="xl:pr-12">
            <Title className="text-4xl sm:text-5xl xl:text-6xl">{view.title}</Title>
            {view.text && <p className="mt-5 max-w-prose text-lg text-muted">{view.text}</p>}
            <HeroCount view={view} className="mt-4 text-lg font-semibold tabular-nums gallery:font-normal" />
          </div>
          {view.search && <HeroSearch search={view.search} asks="make and budget" panel />}
          <HeroActions view={view} />
        </div>
      </div>
    </section>
  )
}
