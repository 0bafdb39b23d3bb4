/**
 * A telephone number as Australians write it, in the one form it is stored in: E.164 for landlines and mobiles ('+61412345678'),
 * the digits for 13, 1300 and 1800, which have no other form. Null where it is none.
 */
export function australianPhone(text: string): string | null {
  const written = text.normalize('NFKC').trim()
  if (!/^\+?[\d\s().\-‐-―/]+$/u.test(written)) return null
  const digits = written.replaceAll(/[^\d+]/g, '')
  // '+61 (0)4…' says the leading zero twice over: in the country code, and as it is dialled at home.
  const national = digits.replace(/^(?:\+61|0061|61(?=\d{9,10}$))0?(?=[1-9])/, '0')
  if (/^0[23478]\d{8}$/.test(national)) return `+61${national.slice(1)}`
  const short = national.replace(/^0(?=1)/, '')
  return /^(?:13\d{4}|1[38]00\d{6})$/.test(short) ? short : null
}
