import { classNames } from '../../ui/class-names.ts'
import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import { toolLook } from './keep-buttons.tsx'

const item =
  'flex min-h-[3rem] w-full cursor-pointer items-center gap-2 px-4 text-start hover:bg-surface [&:hover]:underline'

/** Where the vehicle can be told of, and its link. Without a script these are links like others. */
export function ShareBlock({ share: { url, links }, name }: { share: VehiclePageView['share']; name: string }) {
  return (
    <details className="group relative" data-island="share">
      <summary className={classNames(toolLook, 'list-none [&::-webkit-details-marker]:hidden')}>
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          className="size-[1.25em] stroke-2"
        >
          <path d="M12 15V3.5M7.5 8L12 3.5 16.5 8M5 12v8.5h14V12" />
        </svg>
        Share
      </summary>
      <ul className="z-10 mt-1 w-56 md:absolute md:start-0 border border-line bg-ground text-ink shadow-lg harbour:rounded-box roadhouse:border-ink gallery:shadow-none">
        {links.map(({ network, label, href }) => (
          <li key={network}>
            <a href={href} data-network={network} target="_blank" rel="noopener" className={item}>
              {label}
            </a>
          </li>
        ))}
        <li className="noscript:hidden">
          <button type="button" data-copy={url} data-name={name} className={item}>
            <span>Copy link</span>
          </button>
        </li>
      </ul>
    </details>
  )
}
