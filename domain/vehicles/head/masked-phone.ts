/** How many digits are seen before somebody asks for the number. */
const shownDigits = 5

/** A number as it stands before it is asked for: digits after the first five are stars, spaces stay where they are. */
export function maskedPhone(phone: string): string {
  let digits = 0
  return phone.replaceAll(/\d/g, (digit) => (++digits > shownDigits ? '*' : digit))
}
