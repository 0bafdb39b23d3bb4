import { ViewerIcon, type ViewerIconName } from './viewer-icon.tsx'

interface InvitationProps {
  icon: ViewerIconName
  text: string
  onClick?: () => void
}

/** Stands over the first photo where there is more to see, until somebody wants to. */
export function Invitation({ icon, text, onClick }: InvitationProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="pointer-events-auto absolute start-3 bottom-3 flex min-h-[3rem] cursor-pointer items-center gap-2 rounded-box bg-ground ps-[0.75rem] pe-[1rem] font-semibold text-ink transition-colors duration-(--motion) [&>svg]:size-[1.25rem] hover:bg-ink hover:text-ground motion-reduce:transition-none harbour:rounded-full harbour:shadow-md gallery:font-normal"
    >
      <ViewerIcon name={icon} />
      {text}
    </button>
  )
}
