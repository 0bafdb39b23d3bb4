import { createContext, useContext } from 'react'
import { classNames } from './class-names.ts'
import { silhouettes, type PlaceholderKind } from './silhouettes.ts'

interface PicturePlaceholderProps {
  kind: PlaceholderKind
  /** What is missing, or on its way: 'Photos coming soon'. */
  text: string
  className?: string
}

/** The site's own picture for what is missing, where it has one. */
export const MissingPicture = createContext<string | null>(null)

/** Where a picture or a logo would be: the same 3:2 frame, so nothing moves when one arrives. */
export function PicturePlaceholder({ kind, text, className }: PicturePlaceholderProps) {
  const own = useContext(MissingPicture)
  if (own)
    return (
      <img src={own} alt={text} loading="lazy" className={classNames('aspect-3/2 w-full object-cover', className)} />
    )
  const shape = silhouettes[kind]
  return (
    <div
      className={classNames(
        'relative grid aspect-3/2 w-full place-items-center overflow-hidden bg-surface text-muted',
        'roadhouse:bg-[color-mix(in_oklab,var(--surface),var(--ink)_12%)] roadhouse:text-ink',
        className,
      )}
    >
      <svg aria-hidden="true" viewBox="0 0 300 200" className="absolute inset-0 size-full">
        {/* Every vehicle stands on the same line, as in the photographs. */}
        {kind !== 'logo' && <path d="M24 136.5H276" className="stroke-current opacity-40" />}
        <g className="opacity-45">
          <path d={shape.body} fillRule="evenodd" className="fill-current" />
          {shape.bars && (
            <path d={shape.bars} fill="none" strokeWidth="6" strokeLinejoin="round" className="stroke-current" />
          )}
          {shape.wheels.map(([x, radius]) => (
            <circle
              key={x}
              cx={x}
              cy={136 - radius}
              r={radius * 0.75}
              fill="none"
              strokeWidth={radius / 2}
              className="stroke-current"
            />
          ))}
        </g>
      </svg>
      {/* Clear of what a card puts into its corner. */}
      <p className="absolute inset-x-3 bottom-[16%] line-clamp-2 text-center text-sm leading-snug wrap-anywhere">
        {text}
      </p>
    </div>
  )
}
