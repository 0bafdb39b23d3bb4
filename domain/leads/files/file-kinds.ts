/** A kind of document we take. */
export interface FileKind {
  readonly extension: string
  readonly type: string
}

export const fileKinds = {
  pdf: { extension: 'pdf', type: 'application/pdf' },
  doc: { extension: 'doc', type: 'application/msword' },
  docx: { extension: 'docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  odt: { extension: 'odt', type: 'application/vnd.oasis.opendocument.text' },
  rtf: { extension: 'rtf', type: 'application/rtf' },
  txt: { extension: 'txt', type: 'text/plain; charset=utf-8' },
} as const satisfies Record<string, FileKind>

/** What a file field offers to choose from. */
export const acceptedExtensions: readonly string[] = Object.keys(fileKinds).map((extension) => `.${extension}`)

/** The kind a kept file's name tells. */
export const kindOfName = (name: string): FileKind | null =>
  Object.values(fileKinds).find(({ extension }) => name.endsWith(`.${extension}`)) ?? null
