const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/** A browser that has seen this never tries http again. */
const overHttps = { ...everywhere, 'strict-transport-security': 'max-age=31536000' }

/** Sent with every page beside its own content security policy. */
export const securityHeadersFor = (origin: string): Readonly<Record<string, string>> =>
  origin.startsWith('https:') ? overHttps : everywhere
