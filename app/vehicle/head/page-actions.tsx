import { actionForms } from '#domain/vehicles/action-href.ts'
import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'

interface PageActionsProps {
  actions: VehiclePageView['actions']
  /** The vehicle's. */
  id: number
  className?: string
}

/** What to do next, the first of it in the site's one accent. */
export function PageActions({ actions, id, className }: PageActionsProps) {
  if (actions.length === 0) return null
  return (
    <ul className={classNames('flex flex-wrap gap-3 [&>li]:grow', className)}>
      {actions.map(({ kind, label, href, number }, at) => {
        const variant = at === 0 ? 'primary' : 'secondary'
        return (
          <li key={kind} className="grid">
            {kind === 'call' ? (
              <a href={href} data-island="phone-reveal" data-car={id} className={buttonLook(variant, 'tabular-nums')}>
                <Icon name="phone" />
                {number ? (
                  <span>
                    Call <span data-number>{number}</span>
                  </span>
                ) : (
                  label
                )}
              </a>
            ) : kind === 'message' ? (
              <button type="button" popoverTarget={href.slice(1)} className={buttonLook(variant)}>
                {label}
              </button>
            ) : (
              <a href={href} data-form={actionForms[kind]} className={buttonLook(variant)}>
                {label}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
