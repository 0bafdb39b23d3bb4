import { type CertifiedBenefits, certifiedDialog } from '#domain/vehicles/body/certified-benefits.ts'
import { Icon } from '../../ui/icon.tsx'

/** What the badge at the head of the page stands for; the badge opens it. */
export function CertifiedDialog({ view: { make, benefits } }: { view: CertifiedBenefits }) {
  const heading = `${certifiedDialog}-title`
  return (
    <dialog
      id={certifiedDialog}
      aria-labelledby={heading}
      closedby="any"
      className="m-auto max-h-[80vh] w-[min(100%-2rem,37.5rem)] overflow-auto rounded-box border border-line bg-ground p-0 text-ink backdrop:bg-transparent backdrop:backdrop-brightness-[0.45] roadhouse:border-[length:var(--line-width)]"
    >
      <div className="flex items-start justify-between gap-4 border-b-[length:var(--line-width)] border-line py-2 ps-5 pe-2 roadhouse:bg-block roadhouse:text-on-block">
        <h2 id={heading} className="min-w-0 py-[0.5rem] text-xl wrap-anywhere roadhouse:text-2xl">
          {make} certified
        </h2>
        <form method="dialog">
          <button className="grid size-[3rem] cursor-pointer place-items-center rounded-box hover:text-accent roadhouse:hover:text-on-block roadhouse:focus-visible:outline-on-block">
            <Icon name="close" className="size-[1.5rem]" />
            <span className="sr-only">Close</span>
          </button>
        </form>
      </div>
      <ul className="m-0 grid list-none gap-4 p-6">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Icon name="check" className="mt-0.5 size-[1.25rem] text-positive" />
            <span className="min-w-0 wrap-anywhere">{benefit}</span>
          </li>
        ))}
      </ul>
    </dialog>
  )
}
