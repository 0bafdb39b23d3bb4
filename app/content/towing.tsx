import { Band } from '../sections/band.tsx'
import { SilhouetteOf } from '../ui/picture-placeholder.tsx'
import { TextLink } from '../ui/link.tsx'
import type { MadeProps } from './made-props.ts'

type TowingClass = MadeProps<'towing'>['view']['classes'][number]

/** What may be towed, as rigs on one road: the heavier the class, the longer the caravan. */
export function Towing({ id, view: { title, text, classes } }: MadeProps<'towing'>) {
  return (
    <Band id={id} title={title} tone="surface">
      {text && <p className="-mt-3 mb-8 max-w-[68ch] text-lg text-pretty text-muted">{text}</p>}
      <ul className="grid sm:grid-cols-2 sm:gap-x-6 sm:gap-y-8 xl:grid-cols-4">
        {classes.map((each) => (
          <li key={each.kg} className="min-w-0 max-sm:py-3">
            <Rig rig={each} />
          </li>
        ))}
      </ul>
    </Band>
  )
}

/** Shares of the road, so that all cars are of one scale. */
const shares: Record<TowingClass['length'], string> = {
  short: 'w-[38%]',
  medium: 'w-[44%]',
  long: 'w-[51%]',
  longest: 'w-[58%]',
}

/** A class with none keeps its place on the road, but nothing is hitched: it says who can find one. */
function Rig({ rig: { weight, cars, caravans, href, askHref, car, caravan, length } }: { rig: TowingClass }) {
  return (
    <div className="group relative">
      <div className="flex aspect-4/1 items-end border-b-[length:var(--line-width)] border-line group-has-[a:hover]:border-accent">
        <SilhouetteOf body={car} grounded className="w-[42%]" />
        {/* The drawbar reaches under the car's end: between them is the margin of both drawings. */}
        {caravans && <SilhouetteOf body={caravan} grounded className={`-ml-[4%] ${shares[length]}`} />}
      </div>
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-4xl leading-none tabular-nums">{weight}</h3>
        {href ? (
          <a
            href={href}
            className="font-semibold tabular-nums underline underline-offset-4 before:absolute before:inset-0 hover:text-accent"
          >
            {caravans}
            <span className="sr-only"> up to {weight}</span>
          </a>
        ) : (
          <p className="text-muted">None just now</p>
        )}
      </div>
      <p className="mt-1 text-muted">{cars}</p>
      {askHref && (
        <TextLink standalone to={askHref}>
          Ask us to find one<span className="sr-only"> up to {weight}</span>
        </TextLink>
      )}
    </div>
  )
}
