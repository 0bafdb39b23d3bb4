import type { ComponentProps } from 'react'
import { Dialog } from './dialog.tsx'

export type DrawerSide = 'left' | 'right' | 'bottom'

const upright = 'my-0 h-dvh max-h-dvh w-[min(100%-3rem,26rem)]'

const sides: Record<DrawerSide, string> = {
  left: `${upright} ms-0 me-auto border-e border-line starting:open:-translate-x-full`,
  right: `${upright} ms-auto me-0 border-s border-line starting:open:translate-x-full`,
  bottom:
    'mx-auto mt-auto mb-0 max-h-[85dvh] w-full rounded-t-box border-t border-line sm:w-[min(100%,40rem)] starting:open:translate-y-full',
}

interface DrawerProps extends Omit<ComponentProps<typeof Dialog>, 'className'> {
  side?: DrawerSide
}

/** A dialog that comes in from an edge: menus and filters on a phone. */
export function Drawer({ side = 'right', ...rest }: DrawerProps) {
  return <Dialog {...rest} className={sides[side]} />
}
