import { HeroActions, HeroCount, type HeroProps } from './hero-parts.tsx'
import { pictureSizes } from '#domain/media/picture-address.ts'
import { Picture } from '../parts/picture.tsx'

/** As wide as its height makes it: two fifths of a telephone's screen, nearly all of a desk's. */
const sizes = pictureSizes('max(100vw, 93svh)', '(min-width: 64rem) max(100vw, 200svh)')

/** One picture as large as the screen, a few words at its foot. Without a picture the words have the ground alone. */
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
            className="absolute inset-0 -z-20 object-[80%_50%] max-lg:h-[46%]! lg:object-right"
          />
          <div className="absolute inset-x-0 top-0 -z-10 h-40 bg-linear-to-b from-block/75 to-transparent" />
          {/* The words need a ground of their own, whatever the picture is. */}
          <div className="absolute inset-0 -z-10 bg-linear-to-t from-block from-54% to-transparent to-70% lg:bg-linear-to-r lg:from-block/90 lg:from-0% lg:via-block/55 lg:via-40% lg:to-transparent lg:to-70%" />
        </>
      )}
      <div className="page pt-40 pb-12">
        <Title className="max-w-4xl text-4xl lg:max-w-[42%] sm:text-6xl lg:text-7xl">{view.title}</Title>
        {view.text && <p className="mt-5 max-w-prose text-lg lg:max-w-[36%]">{view.text}</p>}
        <HeroCount
          view={view}
          className="mt-4 text-lg tracking-[0.08em] tabular-nums [font-variant-caps:all-small-caps]"
        />
        <HeroActions view={view} onBlock />
      </div>
    </section>
  )
}
