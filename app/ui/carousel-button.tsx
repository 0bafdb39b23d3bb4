import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export const carouselButtonLook =
  'grid size-[3rem] cursor-pointer place-items-center rounded-box border border-muted text-ink transition-colors duration-(--motion) hover:bg-ink hover:text-ground motion-reduce:transition-none aria-disabled:cursor-default aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink aria-disabled:opacity-40 roadhouse:border-[length:var(--line-width)] roadhouse:border-ink gallery:border-transparent gallery:aria-disabled:border-transparent'

interface CarouselButtonProps {
  direction: 'left' | 'right'
  text: string
  controls: string
  disabled: boolean
  onPress: () => void
}

export function CarouselButton({ direction, text, controls, disabled, onPress }: CarouselButtonProps) {
  return (
    <button
      type="button"
      aria-controls={controls}
      // Not `disabled`: at the end of the row the focus would be lost in mid-press.
      aria-disabled={disabled}
      onClick={disabled ? undefined : onPress}
      className={carouselButtonLook}
    >
      <Icon name={`chevron-${direction}`} className="size-[1.5rem]" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </button>
  )
}
