// Besides C0 and C1: the characters that reorder or hide text, which a title or a colour never needs.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/g

/** One line of text as it may be stored and shown: no control characters, single spaces, composed letters. */
export const cleanLine = (text: string): string => cleanBlock(text).replace(/\s+/g, ' ')

/** Text of several lines, cleaned, its line breaks kept. */
export const cleanBlock = (text: string): string =>
  text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(CONTROL, '').trim()
