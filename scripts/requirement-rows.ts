/** The ledger's rows: id → text. */
export function readRows(markdown: string): Map<string, string> {
  const rows = markdown.matchAll(/^\| ([A-Z]{2}-\d\d) ?★? \| (.*) \|$/gm)
  return new Map([...rows].map(([, id, text]) => [id!, text!]))
}

/** The rows a test's title proves: '[VD-19]', '[SL-20, SL-21]'. */
export const rowsNamed = (title: string): string[] => idsIn(title, /\[([A-Z]{2}-\d\d(?:[,\s]+[A-Z]{2}-\d\d)*)\]/g)

/** The rows a title proves a part of, because the rest is not built yet: '[part of RT-21]'. */
export const rowsBegun = (title: string): string[] =>
  idsIn(title, /\[part of ([A-Z]{2}-\d\d(?:[,\s]+[A-Z]{2}-\d\d)*)\]/g)

const idsIn = (title: string, pattern: RegExp): string[] =>
  [...title.matchAll(pattern)].flatMap(([, ids]) => ids!.split(/[,\s]+/))
