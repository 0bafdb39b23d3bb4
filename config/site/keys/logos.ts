import { key } from '../key.ts'
import { asset, count, text } from '../value-types.ts'

export const logos = {
  main: key(asset.nullable(), {
    default: null,
    serves: ['PL-05'],
    meaning: "The site's logo; without one its name is set in type",
  }),
  onDark: key(asset.nullable(), {
    default: null,
    serves: ['PL-05'],
    meaning: 'The logo for dark grounds; without one, the main logo',
  }),
  width: key(count(20, 400).nullable(), {
    default: null,
    serves: ['PL-05'],
    meaning: 'How wide the logo is when it is 40 pixels high: its room is kept until it comes',
  }),
  alt: key(text(120).nullable(), {
    default: null,
    serves: ['PL-05'],
    meaning: "What the logo says to a screen reader; without it, the site's name",
  }),
  icon: key(asset.nullable(), {
    default: null,
    serves: ['PL-05', 'RT-21'],
    meaning: "The browser tab's icon, square; without one, the first letter of the site's name in its colours",
  }),
  missing: key(asset.nullable(), {
    default: null,
    serves: ['OS-20'],
    meaning: 'Picture shown for a missing image or logo; without one, a drawn placeholder',
  }),
}
