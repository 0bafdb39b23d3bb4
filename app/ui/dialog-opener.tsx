import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonLook, type ButtonVariant } from './button-look.ts'
import { openDialog } from './open-dialog.ts'

interface DialogOpenerProps {
  /** The id of the Dialog or Drawer. */
  dialog: string
  variant?: ButtonVariant
  /** Where the same content is a page or a part of this one: the opener is then a link that works without JavaScript. */
  href?: string
  className?: string
  children: ReactNode
}

export function DialogOpener({ dialog, variant = 'secondary', href, className, children }: DialogOpenerProps) {
  const open = (event: MouseEvent<HTMLElement>) => {
    // A new tab or window is what these keys ask for.
    if (href && (event.metaKey || event.ctrlKey || event.shiftKey)) return
    event.preventDefault()
    // Safari does not focus a button that is clicked, and the focus could not be given back.
    event.currentTarget.focus()
    openDialog(dialog)
  }
  const look = { className: buttonLook(variant, className), 'aria-haspopup': 'dialog', onClick: open } as const
  if (href) {
    return (
      <Link to={href} {...look}>
        {children}
      </Link>
    )
  }
  // Browsers that know commands open the dialog by themselves, before or without our JavaScript.
  const command = { commandfor: dialog, command: 'show-modal' }
  return (
    <button type="button" {...command} {...look}>
      {children}
    </button>
  )
}
