import type { ImportReport } from '#domain/stock-feeds/import-stock.server.ts'

const SHOWN_PROBLEMS = 50

/** An import's report for people: the counts, then what to look at. */
export function stockImportReport({ refused, warnings, ...counts }: ImportReport): string {
  const { read, inserted, updated, unchanged, removed, refusedRows } = counts
  const more = refused.length - SHOWN_PROBLEMS
  return [
    `${read} read: ${inserted} inserted, ${updated} updated, ${unchanged} unchanged, ${refusedRows} refused; ` +
      `${removed} removed from stock.`,
    ...warnings.map(({ message }) => `Warning: ${message}`),
    ...refused
      .slice(0, SHOWN_PROBLEMS)
      .map(
        ({ line, field, value, message }) =>
          `line ${line} · ${field}: ${message}${value === undefined ? '' : ` (read: ${value})`}`,
      ),
    ...(more > 0 ? [`… and ${more} more. --json prints them all.`] : []),
  ].join('\n')
}
