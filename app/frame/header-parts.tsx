import type { Frame } from '#domain/content/open-frame.server.ts'
import { telephone } from '#domain/formats/telephone.ts'
import { SiteMenu } from './site-menu.tsx'

type Words = Frame['header']

/** Whose site it is. Over a picture the logo for dark grounds takes the other's place. */
export function HeaderStart({ name, logo }: Pick<Words, 'name' | 'logo'>) {
  return (
    <a href="/" className="site-name">
      {logo ? <Logo logo={logo} /> : name}
    </a>
  )
}

/** After the page's opening picture. Of two, only the one that is shown is fetched. */
function Logo({ logo: { src, overPicture, width, alt } }: { logo: NonNullable<Words['logo']> }) {
  const size = { width: width ?? undefined, height: 40 }
  if (src === overPicture) return <img src={src} alt={alt} {...size} fetchPriority="low" className="h-10 w-auto" />
  return (
    <>
      <img src={src} alt={alt} {...size} loading="lazy" className="logo-plain h-10 w-auto" />
      <img src={overPicture} alt={alt} {...size} loading="lazy" className="logo-over-picture h-10 w-auto" />
    </>
  )
}

/** The number and the navigation, in the order they are seen in: the focus goes the same way. */
export function HeaderEnd(words: Words) {
  const { phone, style, search } = words
  const number = phone && style !== 'loud' && (
    <a href={telephone(phone)} className="header-phone">
      {phone}
    </a>
  )
  return (
    <>
      {search === 'open' && number}
      <SiteMenu {...words} />
      {search !== 'open' && number}
    </>
  )
}

export function LoudStrip({ phone, sellHref }: Pick<Words, 'phone' | 'sellHref'>) {
  return (
    <div className="page flex flex-wrap items-center justify-between gap-x-6">
      {phone && (
        <a
          href={telephone(phone)}
          className="inline-flex min-h-[3rem] items-center font-display text-xl tabular-nums no-underline"
        >
          Call {phone}
        </a>
      )}
      {sellHref && (
        <a href={sellHref} className="inline-flex min-h-[3rem] items-center font-semibold">
          Sell us yours
        </a>
      )}
    </div>
  )
}
