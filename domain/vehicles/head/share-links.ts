import type { PublicConfig } from '#config/site/site-config.ts'

type Network = PublicConfig['vehiclePage']['share'][number]

interface ShareLink {
  network: Network
  label: string
  href: string
}

const networks: Record<Network, { label: string; href: (url: string, name: string) => string }> = {
  facebook: { label: 'Facebook', href: (url) => `https://www.facebook.com/sharer/sharer.php?${words({ u: url })}` },
  x: { label: 'X', href: (url, text) => `https://twitter.com/intent/tweet?${words({ text, url })}` },
  linkedin: { label: 'LinkedIn', href: (url) => `https://www.linkedin.com/sharing/share-offsite/?${words({ url })}` },
  whatsapp: { label: 'WhatsApp', href: (url, name) => `https://wa.me/?${words({ text: `${name} ${url}` })}` },
  // Mail programs take a plus sign for itself.
  email: {
    label: 'E-mail',
    href: (url, name) => `mailto:?${words({ subject: name, body: url }).replaceAll('+', '%20')}`,
  },
}

const words = (parameters: Record<string, string>): string => new URLSearchParams(parameters).toString()

/** Where a vehicle can be told of, in the site's order. */
export const shareLinks = (shared: readonly Network[], url: string, name: string): ShareLink[] =>
  shared.map((network) => ({ network, label: networks[network].label, href: networks[network].href(url, name) }))
