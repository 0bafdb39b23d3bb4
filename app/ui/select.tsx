import { useId, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlLook, fieldAria, FieldFrame, type FieldWords } from './field-frame.tsx'
import { Icon } from './icon.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectGroup {
  group: string
  options: readonly SelectOption[]
}

interface SelectProps extends FieldWords, Omit<ComponentProps<'select'>, 'className' | 'children'> {
  options: readonly (SelectOption | SelectGroup)[]
  /** The first choice, for 'none of these'. Its value is empty. */
  emptyLabel?: string
  className?: string
}

export function Select({ label, hint, error, hideLabel, className, id, options, emptyLabel, ...rest }: SelectProps) {
  const ownId = useId()
  const aria = fieldAria(id ?? ownId, { hint, error })
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, className }} id={aria.id}>
      <span className="relative block">
        <select
          {...rest}
          {...aria}
          className={classNames(controlLook, 'cursor-pointer appearance-none truncate pe-[2.75rem] gallery:pe-[2rem]')}
        >
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((entry) =>
            'group' in entry ? (
              <optgroup key={entry.group} label={entry.group}>
                {entry.options.map((option) => (
                  <Option key={option.value} {...option} />
                ))}
              </optgroup>
            ) : (
              <Option key={entry.value} {...entry} />
            ),
          )}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute inset-e-[0.875rem] top-1/2 size-[1.25rem] -translate-y-1/2 gallery:inset-e-0"
        />
      </span>
    </FieldFrame>
  )
}

function Option({ value, label, disabled }: SelectOption) {
  return (
    <option value={value} disabled={disabled}>
      {label}
    </option>
  )
}
