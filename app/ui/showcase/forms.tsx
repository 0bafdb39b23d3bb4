import { useState } from 'react'
import { Button } from '../button.tsx'
import { Checkbox } from '../checkbox.tsx'
import { Combobox } from '../combobox.tsx'
import { Field } from '../field.tsx'
import { RadioGroup } from '../radio-group.tsx'
import { RangeSlider } from '../range-slider.tsx'
import type { Range } from '../range-rules.ts'
import { Select } from '../select.tsx'
import { TextArea } from '../text-area.tsx'
import { longText, Part, Sample } from './part.tsx'

const towns = [
  'Adelaide',
  'Alice Springs',
  'Ballarat',
  'Bendigo',
  'Brisbane',
  'Broken Hill',
  'Cairns',
  'Canberra',
  'Coffs Harbour',
  'Darwin',
  'Geelong',
  'Gold Coast',
  'Hobart',
  'Launceston',
  'Mackay',
  'Melbourne',
  'Newcastle',
  'Perth',
  'Port Macquarie',
  'Rockhampton',
  'Sydney',
  'Toowoomba',
  'Townsville',
  'Wagga Wagga',
  'Wollongong',
]
const suggestions = towns.map((value, index) => ({ value, hint: String((index * 37) % 120) }))
const choices = towns.slice(0, 4).map((town) => ({ value: town, label: town }))
const dollars = (value: number): string => `$${value.toLocaleString('en-AU')}`
const distance = (value: number): string => `${value.toLocaleString('en-AU')} km`

export function Forms() {
  return (
    <>
      <Part id="field" title="Field and text area">
        <Sample state="Default, with hint">
          <Field label="Postcode" hint="Four digits" name="postcode" inputMode="numeric" autoComplete="postal-code" />
        </Sample>
        <Sample state="Error: what was typed stays">
          <Field
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            defaultValue="jane@"
            error="Add what comes after the @, as in jane@example.com"
          />
        </Sample>
        <Sample state="Disabled">
          <Field label="Account" name="account" defaultValue="Not yours to change" disabled />
        </Sample>
        <Sample state="Long label and value">
          <Field label={longText} name="long" defaultValue={longText} />
        </Sample>
        <Sample state="Several lines" wide>
          <TextArea
            label="Message"
            hint="What would you like to know?"
            name="message"
            placeholder="Nothing typed yet"
          />
        </Sample>
      </Part>
      <Part id="select" title="Select">
        <Sample state="Default, with a first choice of none">
          <Select label="Town" name="town" options={choices} emptyLabel="Any town" />
        </Sample>
        <Sample state="Error">
          <Select label="State" name="state" options={choices} emptyLabel="Choose" error="Choose one" />
        </Sample>
        <Sample state="Disabled">
          <Select label="Country" name="country" options={choices} disabled />
        </Sample>
        <Sample state="Long text">
          <Select label="Name" name="name" options={[{ value: 'long', label: longText }]} />
        </Sample>
      </Part>
      <Part id="combobox" title="Combobox" note="Type to filter; arrow keys, Enter, Escape. Any text may be sent.">
        <Sample state="Many options">
          <Combobox
            label="Nearest town"
            name="nearest"
            hint="Start typing"
            options={suggestions}
            emptyText="No town of that name"
          />
        </Sample>
        <Sample state="One option, error">
          <Combobox label="Depot" name="depot" options={[{ value: longText, hint: '1' }]} error="Choose a depot" />
        </Sample>
      </Part>
      <Part id="choices" title="Checkbox and radio group">
        <Sample state="Checkbox: default, checked, disabled, error">
          <fieldset>
            <legend className="sr-only">Checkboxes</legend>
            <Checkbox label="Plain" name="plain" />
            <Checkbox label="With a count" hint="214 of them" name="count" defaultChecked />
            <Checkbox label="Disabled" name="off" disabled />
            <Checkbox label={longText} name="long-tick" />
            <Checkbox label="I agree to the terms" name="agree" error="Tick to go on" />
          </fieldset>
        </Sample>
        <Sample state="Radio group: default, disabled option, error">
          <RadioGroup
            legend="Condition"
            name="condition"
            defaultValue="any"
            options={[
              { value: 'any', label: 'Any' },
              { value: 'new', label: 'New', hint: '12 of them' },
              { value: 'gone', label: 'Not any more', disabled: true },
            ]}
          />
          <div className="h-6" />
          <RadioGroup
            inline
            legend="How shall we reach you?"
            name="reach"
            error="Choose one"
            options={[
              { value: 'phone', label: 'By phone' },
              { value: 'email', label: 'By email' },
            ]}
          />
        </Sample>
      </Part>
      <Part
        id="range-slider"
        title="Range slider"
        note="Handles move in steps; typed numbers count exactly, once the field is left. Neither end passes the other."
      >
        <Sample state="Dollars">
          <Slider
            legend="Price"
            max={100_000}
            step={1000}
            value={[15_000, 45_000]}
            format={dollars}
            names={['price-min', 'price-max']}
          />
        </Sample>
        <Sample state="Distance, everything chosen, step of its own">
          <Slider legend="Distance" max={250_000} value={[0, 250_000]} format={distance} names={['km-min', 'km-max']} />
        </Sample>
        <Sample state="Both ends together at the far end">
          <Slider
            legend="Budget"
            max={50_000}
            value={[50_000, 50_000]}
            format={dollars}
            names={['budget-min', 'budget-max']}
          />
        </Sample>
        <Sample state="In a form, with its button">
          <form method="get" action="/_ui#range-slider" className="flex flex-col items-start gap-4">
            <Field label="Words" name="q" />
            <Button type="submit">Search</Button>
          </form>
        </Sample>
      </Part>
    </>
  )
}

interface SliderProps {
  legend: string
  max: number
  step?: number
  value: Range
  format: (value: number) => string
  names: readonly [string, string]
}

function Slider({ value, format, ...rest }: SliderProps) {
  const [range, setRange] = useState(value)
  return (
    <form method="get" action="/_ui#range-slider">
      <RangeSlider {...rest} min={0} value={range} format={format} onCommit={setRange} />
      <p className="mt-3 text-sm text-muted" data-committed={rest.legend}>
        {format(range[0])} to {format(range[1])}
      </p>
    </form>
  )
}
