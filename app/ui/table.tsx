import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { ScrollArea } from './scroll-area.tsx'

export interface TableColumn {
  id: string
  label: ReactNode
  /** Figures stand under one another at the right. */
  numeric?: boolean
}

interface TableProps {
  caption: ReactNode
  columns: readonly TableColumn[]
  /** The first cell of a row names the row. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
  emptyText?: string
  /** The first column stays where it is while the others are swiped. */
  pinned?: boolean
}

const cell = (numeric?: boolean) =>
  classNames('px-3 py-2.5 first:ps-0 last:pe-0', numeric ? 'text-end tabular-nums' : 'text-start')

export function Table({ caption, columns, rows, emptyText = 'Nothing to show', pinned = false }: TableProps) {
  const id = useId()
  const stays = (index: number) => pinned && index === 0 && 'sticky start-0 bg-ground'
  return (
    <ScrollArea labelledBy={id}>
      <table className="w-full border-collapse">
        <caption id={id} className="pb-2 text-start font-semibold gallery:font-normal">
          {caption}
        </caption>
        <thead>
          <tr className="border-b-[length:var(--line-width)] border-ink text-sm text-muted">
            {columns.map((column, index) => (
              <th key={column.id} scope="col" className={classNames(cell(column.numeric), 'font-medium', stays(index))}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id: row, cells }) => (
            <tr key={row} className="border-b border-line roadhouse:border-line/30">
              {columns.map((column, index) => {
                const Cell = index === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={column.id}
                    scope={index === 0 ? 'row' : undefined}
                    className={classNames(
                      cell(column.numeric),
                      index === 0 && 'min-w-32 font-normal wrap-anywhere',
                      stays(index),
                    )}
                  >
                    {cells[index]}
                  </Cell>
                )
              })}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className="py-6 text-muted">
                {emptyText}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </ScrollArea>
  )
}
