import { memo, type ReactNode } from 'react'
import { formatNumber } from '#domain/formats/amounts.ts'

interface ChoiceProps {
  name: string
  value: string
  label: string
  count: number
  isChosen: boolean
  /** A swatch or a shape before the words. */
  mark?: ReactNode
}

/** The form hears every change; the box itself only has to say that it may change. */
const heardByForm = () => {}

/** One value to tick. A value nothing has any more keeps its place, so that the next press hits what it aims at. */
export const Choice = memo(function Choice({ name, value, label, count, isChosen, mark }: ChoiceProps) {
  return (
    <li>
      <label className={count > 0 || isChosen ? 'choice' : 'choice choice-none'}>
        <Box name={name} value={value} isChosen={isChosen} />
        {mark}
        <span>{label}</span>
        <span className="choice-count">{formatNumber(count)}</span>
      </label>
    </li>
  )
})

/** Apart from its count, which changes far more often: React looks an input over each time it is drawn. */
const Box = memo(function Box({ name, value, isChosen }: Pick<ChoiceProps, 'name' | 'value' | 'isChosen'>) {
  return <input type="checkbox" name={name} value={value} checked={isChosen} onChange={heardByForm} />
})
