import type { ReactNode } from 'react'
import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { DialogOpener } from '../../ui/dialog-opener.tsx'

/** Feeds put whole lists of extras into a name: set large, it would push the vehicle off a phone's screen. */
const longName = 60
const sizes = {
  usual:
    'text-[clamp(1.6rem,1.2rem+1.4vw,2.25rem)] roadhouse:text-[clamp(2rem,1.4rem+2.4vw,3.25rem)] gallery:text-[clamp(1.8rem,1.1rem+2.6vw,3.25rem)]',
  long: 'text-[clamp(1.35rem,1.1rem+0.8vw,1.75rem)] roadhouse:text-[clamp(1.5rem,1.1rem+1.6vw,2.25rem)] gallery:text-[clamp(1.4rem,1rem+1.4vw,2.1rem)]',
}

/** What it is: its condition and tag over its name, its stock number under it. */
export function TitleBlock({ view, className }: { view: VehiclePageView; className?: string }) {
  const { tag, badge, name, stocknum, certifiedDialog } = view
  return (
    <div className={className}>
      <p className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 opacity-85 gallery:text-lg gallery:tracking-[0.08em] gallery:[font-variant-caps:all-small-caps]">
        {tag}
        {badge && (
          <Certified dialog={badge.kind === 'certified' ? certifiedDialog : null}>
            {badge.logo ? (
              <img src={badge.logo} alt={badge.text} width="96" height="24" />
            ) : (
              <Badge className="text-inherit! border-current!">{badge.text}</Badge>
            )}
          </Certified>
        )}
        {certifiedDialog && badge?.kind !== 'certified' && <Certified dialog={certifiedDialog}>Certified</Certified>}
      </p>
      <h1
        className={classNames(
          'mt-1 wrap-anywhere roadhouse:leading-[0.98] roadhouse:uppercase',
          name.length > longName ? sizes.long : sizes.usual,
        )}
      >
        {name}
      </h1>
      <p className="mt-2 text-sm opacity-85 tabular-nums">Stock number {stocknum}</p>
    </div>
  )
}

/** A certified vehicle's badge opens what it stands for, where the site says so. */
function Certified({ dialog, children }: { dialog: string | null; children: ReactNode }) {
  if (!dialog) return children
  return (
    <span data-island="open-dialog">
      <DialogOpener dialog={dialog} variant="quiet" className="px-0!">
        {children}
      </DialogOpener>
    </span>
  )
}
