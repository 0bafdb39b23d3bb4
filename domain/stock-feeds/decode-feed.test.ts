import { describe, expect, it } from 'vitest'
import { decodeFeed } from './decode-feed.ts'

async function* pieces(...given: (Uint8Array | string)[]): AsyncGenerator<Uint8Array | string> {
  yield* given
}

async function textOf(input: Parameters<typeof decodeFeed>[0], maxBytes?: number): Promise<string> {
  let text = ''
  for await (const lines of decodeFeed(input, maxBytes)) text += lines
  return text
}

const bytes = (text: string) => Buffer.from(text)

describe('the text of a feed', () => {
  it.each([
    ['text at once', 'a\nb', 'a\nb'],
    ['nothing', '', ''],
    ['text in pieces', pieces('a', 'b\nc', '\n', 'd'), 'ab\nc\nd'],
    ['a byte order mark at its start', pieces('\uFEFFa\n', 'b'), 'a\nb'],
    ['a byte order mark further down, which is text', pieces('a\n', '\uFEFFb\n'), 'a\n\uFEFFb\n'],
    ['a character cut in two', pieces(bytes('é\n').subarray(0, 1), bytes('é\n').subarray(1)), 'é\n'],
    ['a Windows line end cut in two', pieces('a\r', '\nb'), 'a\nb'],
    ['old Mac line ends', 'a\rb\r', 'a\nb\n'],
  ])('is read from %s', async (_, input, text) => expect(await textOf(input)).toBe(text))
})

describe('a file that is no UTF-8 text', () => {
  const notUtf8 = 'the text is not UTF-8. Save the file as UTF-8 ("CSV UTF-8" in Excel).'
  const utf16 = 'the file is encoded as UTF-16. Save it as UTF-8 ("CSV UTF-8" in Excel).'
  const binary = 'the file holds binary data. Send plain CSV or JSON text, not a spreadsheet or an archive.'

  it.each([
    ['UTF-16, little end first', pieces(Buffer.from([0xff, 0xfe, 0x41, 0])), 1, utf16],
    ['UTF-16, big end first', pieces(Buffer.from([0xfe, 0xff, 0, 0x41])), 1, utf16],
    ['half a mark of UTF-16', pieces(Buffer.from([0xff, 0x41])), 1, notUtf8],
    ['the other half', pieces(Buffer.from([0xfe, 0x41])), 1, notUtf8],
    [
      'UTF-16’s mark in a later line, which is only not UTF-8',
      pieces('a\n', Buffer.from([0xff, 0xfe, 0x0a])),
      2,
      notUtf8,
    ],
    ['a letter of Windows-1252', pieces('a\r\nb\r\n', 'c\n', Buffer.from('Citro\xebn', 'latin1')), 4, notUtf8],
    ['a letter of Windows-1252 at once', pieces(Buffer.from('a\n\nCitro\xebn\nb', 'latin1')), 3, notUtf8],
    ['binary data', pieces('a\n', Buffer.from('b\nc\0d\n')), 3, binary],
    ['binary data at its start', pieces(Buffer.from([0])), 1, binary],
  ])('is refused with its line: %s', async (_, input, line, message) => {
    await expect(textOf(input)).rejects.toMatchObject({
      code: 'bad_request',
      message: `line ${line}: ${message}`,
      fields: [{ field: 'file', message }],
    })
  })
})

describe('a file that is too large', () => {
  it('is one byte over the limit, not at it', async () => {
    expect(await textOf(pieces('ab\n', 'cd'), 5)).toBe('ab\ncd')
    await expect(textOf(pieces('ab\n', 'cde'), 5)).rejects.toThrow('line 1: the file is larger than 5 bytes. Split it.')
  })

  it('is measured in bytes, not in letters', async () => {
    expect(await textOf('é', 2)).toBe('é')
    await expect(textOf('éé', 3)).rejects.toThrow('larger than 3 bytes')
  })
})
