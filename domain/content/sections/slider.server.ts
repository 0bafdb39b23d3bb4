import { builtPath } from '../built-paths.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

/** Promotions: the content store's slides, else the configured ones; none hides the slider. */
export async function loadSlider({ ctx }: SectionSource, { type }: SpecOf<'slider'>) {
  const { home, width, height } = ctx.config.sliders
  const stored = await ctx.view.slides()
  const slides =
    stored.length > 0
      ? stored.map(({ id, name, description, url, imageUrl, hideOverlay }) => ({
          key: String(id),
          name,
          description,
          url,
          image: imageUrl,
          hideOverlay,
        }))
      : home.map(({ name, description = null, url = null, image, hideOverlay = false }, index) => ({
          key: `${index}`,
          name,
          description,
          url,
          image,
          hideOverlay,
        }))
  if (slides.length === 0) return null
  return {
    type,
    width,
    height,
    slides: slides.map((each) => ({ ...each, url: each.url && builtPath(ctx.config, each.url) })),
  }
}
