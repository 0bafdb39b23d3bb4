import { expect, it } from 'vitest'
import { fileKindOf } from './file-kind.server.ts'

const archive = (...names: string[]) => `PK\u0003\u0004${'\0'.repeat(26)}${names.join('…')}`
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex')

it.each<[string, string | Buffer, string | null]>([
  ['a PDF', '%PDF-1.7\n…', 'pdf'],
  ['a PDF with a line before it', '\r\n%PDF-1.4', 'pdf'],
  ['one whose mark comes too late', `\0${' '.repeat(1_024)}%PDF-1.4`, null],
  ['Word of old', Buffer.concat([compound, Buffer.from('WordDocument', 'utf16le')]), 'doc'],
  ['a spreadsheet of old', Buffer.concat([compound, Buffer.from('Workbook', 'utf16le')]), null],
  ['Word', archive('[Content_Types].xml', 'word/document.xml'), 'docx'],
  ['Word with macros', archive('word/document.xml', 'word/vbaProject.bin'), null],
  ['a spreadsheet', archive('xl/workbook.xml'), null],
  ['any archive', archive('a.exe'), null],
  ['OpenDocument', archive('mimetypeapplication/vnd.oasis.opendocument.text'), 'odt'],
  ['an archive that has the words elsewhere', archive('x', 'mimetypeapplication/vnd.oasis.opendocument.text'), null],
  ['RTF', String.raw`{\rtf1\ansi}`, 'rtf'],
  ['text', 'Jane Citizen\r\n\tBrisbane — Müller', 'txt'],
  ['text of an older alphabet', Buffer.from('M\u00fcller', 'latin1'), 'txt'],
  ['a page', '<script>alert(1)</script>', 'txt'],
  ['a program', 'MZ\u0090\0\u0003', null],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), null],
  ['text with a character that is none', 'Jane\u0000', null],
  ['nothing', '', null],
])('%s is told by its bytes', (_, bytes, extension) => {
  expect(fileKindOf(Buffer.from(bytes as string))?.extension ?? null).toBe(extension)
})
