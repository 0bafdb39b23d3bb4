import type { ViewOf } from '#domain/content/load-sections.server.ts'
import { Carousel } from '../ui/carousel.tsx'
import { PicturePlaceholder } from '../ui/picture-placeholder.tsx'
import type { SectionProps } from './section-props.ts'

/** Promotions, one at a time. Nothing moves unless the shopper moves it. */
export function Slider({ view }: SectionProps<'slider'>) {
  const slides = view.slides.map((slide) => (
    <Slide key={slide.key} slide={slide} width={view.width} height={view.height} />
  ))
  return (
    <section aria-label="Promotions" className="page py-8">
      {slides.length === 1 ? (
        slides
      ) : (
        <Carousel label="Slides" size="full">
          {slides}
        </Carousel>
      )}
    </section>
  )
}

type SlideProps = { slide: ViewOf<'slider'>['slides'][number]; width: number; height: number }

function Slide({ slide, width, height }: SlideProps) {
  return (
    <div className="relative flex flex-col overflow-hidden rounded-box bg-block text-on-block [&_:focus-visible]:outline-on-block">
      <div className="relative max-md:aspect-3/2">
        {/* Holds the slide's own proportions, whatever the picture's are. */}
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="hidden w-full md:block" />
        <div className="absolute inset-0">
          {slide.image ? (
            <img
              src={slide.image}
              alt={slide.hideOverlay ? slide.name : ''}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              className="size-full object-cover"
            />
          ) : (
            <PicturePlaceholder kind="logo" text={slide.hideOverlay ? slide.name : ''} className="aspect-auto!" />
          )}
        </div>
      </div>
      {slide.hideOverlay ? <WholeSlideLink slide={slide} /> : <Words slide={slide} />}
    </div>
  )
}

function Words({ slide }: Pick<SlideProps, 'slide'>) {
  return (
    <div className="bg-block p-5 md:absolute md:bottom-6 md:left-6 md:max-w-md md:rounded-box roadhouse:md:inset-y-0 roadhouse:md:left-0 roadhouse:md:flex roadhouse:md:flex-col roadhouse:md:justify-center roadhouse:md:rounded-none">
      <h2 className="text-2xl roadhouse:text-4xl roadhouse:uppercase">
        {slide.url ? (
          <a href={slide.url} className="no-underline before:absolute before:inset-0 hover:underline">
            {slide.name}
          </a>
        ) : (
          slide.name
        )}
      </h2>
      {slide.description && <p className="mt-2">{slide.description}</p>}
    </div>
  )
}

/** The picture says it all: the link has the slide's name for those who do not see it. */
function WholeSlideLink({ slide }: Pick<SlideProps, 'slide'>) {
  if (!slide.url) return null
  return (
    <a href={slide.url} className="absolute inset-0 focus-visible:-outline-offset-4">
      <span className="sr-only">{slide.name}</span>
    </a>
  )
}
