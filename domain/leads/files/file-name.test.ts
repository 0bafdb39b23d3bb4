import { expect, it } from 'vitest'
import { isMediaKey } from '#services/media/media-store.ts'
import { fileKinds } from './file-kinds.ts'
import { fileKey, harmlessName, isFileReference } from './file-name.ts'

it.each([
  ['Jane Citizen CV.pdf', 'jane-citizen-cv.pdf'],
  ['Résumé – José Müller.PDF', 'resume-jose-muller.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  [String.raw`C:\Users\jane\cv.docx`, 'cv.pdf'],
  ['cv\u202efdp.exe', 'cv-fdp.pdf'],
  ['a\r\nBcc: evil@evil.example\r\n.pdf', 'a-bcc-evil-evil-example.pdf'],
  ['x"; filename="y.exe', 'x-filename-y.pdf'],
  ['cv\u0000.pdf', 'cv.pdf'],
  ['.htaccess', 'file.pdf'],
  ['履歴書.pdf', 'file.pdf'],
  ['CON.pdf', 'file-con.pdf'],
  ['nul', 'file-nul.pdf'],
  ['', 'file.pdf'],
  [`${'x'.repeat(1_024)}.pdf`, `${'x'.repeat(60)}.pdf`],
  ['\ud800.pdf', 'file.pdf'],
])('%j is kept as %s', (given, name) => {
  expect(harmlessName(given, fileKinds.pdf)).toBe(name)
  const reference = `${'0'.repeat(32)}/${name}`
  expect(isFileReference(reference)).toBe(true)
  expect(isMediaKey(fileKey(123_456_789, '00000000-0000-4000-8000-000000000000', reference))).toBe(true)
})

it.each([
  '',
  'x.pdf',
  `${'0'.repeat(32)}/x.exe`,
  `${'0'.repeat(32)}/../x.pdf`,
  `${'0'.repeat(32)}/a/b.pdf`,
  `${'g'.repeat(32)}/x.pdf`,
])('what is no reference: %j', (text) => expect(isFileReference(text)).toBe(false))
