import type { VehicleTools } from '#domain/vehicles/head/vehicle-tools.ts'
import { toolLook } from './keep-buttons.tsx'

/** The vehicle on paper, and as a file. Both are plain links; with its script the file says that it is being prepared. */
export function PrintLinks({ view: { printHref, pdfHref } }: { view: Pick<VehicleTools, 'printHref' | 'pdfHref'> }) {
  return (
    <div data-island="printing" data-wake="touch" className="flex flex-wrap gap-x-2">
      <a href={printHref} target="_blank" rel="nofollow noopener" data-count="print" className={toolLook}>
        Print<span className="sr-only"> (opens in a new tab)</span>
      </a>
      <a href={pdfHref} download rel="nofollow" data-pdf className={toolLook}>
        <span data-label>Download PDF</span>
      </a>
    </div>
  )
}
