import { Picture } from '../parts/picture.tsx'
import { Band } from '../sections/band.tsx'
import type { MadeProps } from './made-props.ts'
import { Markdown } from './markdown.tsx'

/** Words from the configuration; with a picture, the two side by side. */
export function TextSection({ id, view: { title, blocks, image, imageAlt } }: MadeProps<'markdown'>) {
  const words = <Markdown blocks={blocks} level={title ? 3 : 2} />
  return (
    <Band id={id} title={title}>
      {image ? (
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-12">
          <div className="min-w-0 lg:col-span-7">{words}</div>
          <div className="aspect-3/2 min-w-0 overflow-hidden rounded-box bg-surface lg:col-span-5">
            <Picture src={image} alt={imageAlt} sizes="(min-width: 64rem) 32rem, 100vw" />
          </div>
        </div>
      ) : (
        words
      )}
    </Band>
  )
}
