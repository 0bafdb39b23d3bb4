import { HeroActions, HeroCount, type HeroProps } from './hero-parts.tsx'
import { pictureSizes } from '#domain/media/picture-address.ts'
import { Picture } from '../parts/picture.tsx'

/** As wide as its height makes it: two fifths of a telephone's screen, nearly all of a desk's. */
const sizes = pictureSizes('max(100vw, 93svh)', '(min-width: 80rem) max(100vw, 200svh)')

/**
 * One picture as large as the screen, a few words beside what it shows; under it, where a screen is too narrow for both.
 * Without a picture the words have the ground alone.
 */
export function HeroFullBleed({ view, level }: HeroProps) {
  const Title = `h${level}` as const
  return (
    <section
      data-layout="fullBleed"
      className={`relative isolate flex flex-col justify-end overflow-hidden bg-block text-on-block [&_:focus-visible]:outline-on-block ${view.image ? 'min-h-[min(86svh,58rem)]' : 'min-h-96'}`}
    >
      {view.image && (
        <>
          <Picture
            src={view.image}
            alt=""
            ratio="21x9"
            sizes={sizes}
            first
            className="absolute inset-0 -z-20 object-[80%_50%] max-xl:h-[46%]! xl:object-right"
          />
          <div className="absolute inset-x-0 top-0 -z-10 h-40 bg-linear-to-b from-block/75 to-transparent" />
          {/* The words need a ground of their own, whatever the picture is. */}
          <div className="absolute inset-0 -z-10 bg-linear-to-t from-block from-54% to-transparent to-70% xl:bg-linear-to-r xl:from-block/90 xl:from-0% xl:via-block/55 xl:via-40% xl:to-transparent xl:to-70%" />
        </>
      )}
      <div className="page pt-40 pb-12">
        <Title className="max-w-4xl text-4xl sm:text-6xl xl:max-w-[36%] 2xl:text-7xl">{view.title}</Title>
        {view.text && <p className="mt-5 max-w-prose text-lg xl:max-w-[32%]">{view.text}</p>}
        <HeroCount
          view={view}
          className="mt-4 text-lg tracking-[0.08em] tabular-nums [font-variant-caps:all-small-caps]"
        />
        <HeroActions view={view} onBlock />
      </div>
    </section>
  )
}
