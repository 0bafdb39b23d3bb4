// Control characters, and those that reorder, break or hide text; the joiner stays, emoji are made with it.
const UNWANTED = /(?![\n\t\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** One line of text as it may be stored and shown: no control characters, single spaces, composed letters. */
export const cleanLine = (text: string): string => cleanBlock(text).replace(/\s+/g, ' ')

/** Text of several lines, cleaned, its line breaks kept. */
export const cleanBlock = (text: string): string =>
  text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(UNWANTED, '').trim()
