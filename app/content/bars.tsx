import { Band } from '../sections/band.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { BarList, row, Trips } from './bar-list.tsx'
import type { MadeProps } from './made-props.ts'

/** How far each electric vehicle goes, against ways people know. */
export function ElectricRange({ id, view }: MadeProps<'electricRange'>) {
  const { title, text, ground, items, furthest, trips } = view
  return (
    <Band id={id} title={title} tone={ground === 'contrast' ? 'contrast' : 'plain'}>
      <Intro text={text} />
      <BarList items={items} largest={furthest} marks={trips.map(({ km }) => km)} />
      {trips.length > 0 && (
        <div className={row}>
          <Trips trips={trips} furthest={furthest} />
          <ul className="col-span-full mt-3 text-sm text-muted tabular-nums lg:hidden">
            {trips.map(({ label, km }) => (
              <li key={label}>
                Gap at {km} km: {label}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Band>
  )
}

/** Figures drawn against the largest, and what to do about them. */
export function Bars({ id, view: { title, text, ground, items, largest, action } }: MadeProps<'bars'>) {
  return (
    <Band id={id} title={title} tone={ground === 'contrast' ? 'contrast' : 'surface'}>
      <Intro text={text} />
      <BarList items={items} largest={largest} />
      {action && (
        <p className="mt-8">
          <ButtonLink to={action.href} variant="secondary">
            {action.label}
          </ButtonLink>
        </p>
      )}
    </Band>
  )
}

const Intro = ({ text }: { text: string | null }) =>
  text && <p className="-mt-3 mb-6 max-w-[68ch] text-lg text-pretty text-muted gallery:font-light">{text}</p>
