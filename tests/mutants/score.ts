/** The part of Stryker's report that the score is made of. */
export interface MutantsReport {
  files: Record<string, { mutants: { status: string }[] }>
}

const noticed = ['Killed', 'Timeout']
const missed = ['Survived', 'NoCoverage']

/** A line per folder of domain/, and one for all of them. */
export function scoreTable({ files }: MutantsReport): string {
  const statuses = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map(({ status }) => ({ folder: folderOf(file), status })),
  )
  const folders = [...Map.groupBy(statuses, ({ folder }) => folder)].toSorted(([a], [b]) => a.localeCompare(b))
  const lines = [...folders, ['all', statuses] as const].map(([folder, list]) => {
    const [yes, no] = [noticed, missed].map((kinds) => list.filter(({ status }) => kinds.includes(status)).length) as [
      number,
      number,
    ]
    return `| ${folder} | ${yes + no} | ${no} | ${yes + no === 0 ? '–' : `${((100 * yes) / (yes + no)).toFixed(1)}%`} |`
  })
  return ['| folder | faults | unnoticed | noticed |', '|---|---|---|---|', ...lines].join('\n')
}

const folderOf = (file: string): string => {
  const [, folder, below] = file.split('/')
  return below ? folder! : 'domain itself'
}
