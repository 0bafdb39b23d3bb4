/** The ledger's rows: id → text. */
export function readRows(markdown: string): Map<string, string> {
  const rows = markdown.matchAll(/^\| ([A-Z]{2}-\d\d) ?★? \| (.*) \|$/gm)
  return new Map([...rows].map(([, id, text]) => [id!, text!]))
}

/** The rows a test's title names: '[VD-19]', '[SL-20, SL-21]'. */
export function rowsNamed(title: string): string[] {
  const groups = title.matchAll(/\[([A-Z]{2}-\d\d(?:[,\s]+[A-Z]{2}-\d\d)*)\]/g)
  return [...groups].flatMap(([, ids]) => ids!.split(/[,\s]+/))
}
