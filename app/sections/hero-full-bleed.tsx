import { HeroActions, HeroCount, type HeroProps } from './hero-parts.tsx'
import { pictureSizes } from '#domain/media/picture-address.ts'
import { Picture } from '../parts/picture.tsx'

/** As wide as its height makes it: cut to 3:2 on a telephone, whole on a tablet, nearly the screen on a desk. */
const sizes = pictureSizes('156vw', '(min-width: 80rem) max(100vw, 200svh)', '(min-width: 40rem) 100vw')

/**
 * One picture as large as the screen, a few words beside what it shows; under it, where a screen is too narrow for both.
 * Without a picture the words have the ground alone.
 */
export function HeroFullBleed({ view, level }: HeroProps) {
  const Title = `h${level}` as const
  return (
    <section
      data-layout="fullBleed"
      className={`relative isolate flex flex-col justify-end overflow-hidden bg-block text-on-block [&_:focus-visible]:outline-on-block ${view.image ? 'xl:min-h-[min(86svh,58rem)]' : 'min-h-96'}`}
    >
      {view.image && (
        <div className="relative -z-10 aspect-3/2 sm:max-xl:aspect-21/9 xl:absolute xl:inset-0 xl:aspect-auto">
          {/* What it shows stands right of its middle, where a desk leaves room for words. */}
          <Picture
            src={view.image}
            alt=""
            ratio="21x9"
            sizes={sizes}
            first
            className="absolute inset-0 object-[90%_50%] xl:object-right"
          />
          <div className="absolute inset-x-0 top-0 h-40 bg-linear-to-b from-block/75 to-transparent" />
          {/* The words need a ground of their own, whatever the picture is. */}
          <div className="absolute inset-0 bg-linear-to-t from-block to-transparent to-16% xl:bg-linear-to-r xl:from-block/90 xl:from-0% xl:via-block/55 xl:via-40% xl:to-transparent xl:to-70%" />
        </div>
      )}
      <div className={`page pb-12 ${view.image ? 'pt-6 xl:pt-40' : 'pt-40'}`}>
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
