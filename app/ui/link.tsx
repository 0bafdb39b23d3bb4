import type { AnchorHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

interface TextLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
  /** A link that stands alone gets a thumb's height; one inside a sentence keeps the line's. */
  standalone?: boolean
}

/** A link in running text, or alone on its line. */
export function TextLink({ standalone = false, to, className, children, ...rest }: TextLinkProps) {
  return (
    <a
      {...rest}
      href={to}
      className={classNames(
        'underline decoration-[length:max(1px,calc(var(--line-width)*0.67))] underline-offset-[0.22em] transition-[text-decoration-color,color] duration-(--motion) hover:text-accent motion-reduce:transition-none',
        'gallery:decoration-line gallery:hover:decoration-current',
        standalone &&
          'inline-flex min-h-[3rem] items-center gap-2 font-semibold roadhouse:font-bold gallery:font-normal',
        className,
      )}
    >
      {children}
    </a>
  )
}
