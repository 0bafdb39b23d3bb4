import type { CompareRow } from '#domain/compare/compare-rows.ts'
import type { CompareView } from '#domain/compare/open-compare.server.ts'
import { Picture } from '../parts/picture.tsx'
import { Price } from '../parts/price.tsx'
import { Icon } from '../ui/icon.tsx'

// The names of lines stay at the left while vehicles are swiped; on a phone one vehicle is seen at a time.
const labelCell =
  'compare-label sticky start-0 z-10 bg-ground py-3 pe-2 text-start align-top font-normal text-muted roadhouse:py-1.5 gallery:text-lg gallery:tracking-[0.06em] gallery:[font-variant-caps:all-small-caps]'
const valueCell =
  'compare-value border-t border-line p-3 align-top wrap-anywhere tabular-nums roadhouse:border-line/40 roadhouse:py-1.5 gallery:py-4'

/** All that is known of them, line by line. What differs is marked, and can be seen alone without a script. */
export function CompareTable({ view: { columns, facts, features } }: { view: CompareView }) {
  const isCompared = columns.length > 1
  return (
    <div className="compare mt-6">
      {isCompared && (
        <label className="mb-4 inline-flex min-h-[3rem] cursor-pointer items-center gap-3">
          <input type="checkbox" className="compare-only size-5 accent-(--accent)" />
          Only what differs
        </label>
      )}
      <section
        aria-label="Comparison"
        // It is scrolled by keyboard, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="compare-scroll"
      >
        <table className="compare-table">
          <caption className="sr-only">
            {isCompared ? 'Vehicles side by side; lines in which they differ are marked' : 'One vehicle'}
          </caption>
          <thead>
            <tr>
              <td className={labelCell}>
                <span className="sr-only">What is compared</span>
              </td>
              {columns.map((column) => (
                <ColumnHead key={column.id} column={column} />
              ))}
            </tr>
          </thead>
          <tbody>
            <Rows rows={facts} />
          </tbody>
          {features.length > 0 && (
            <tbody>
              <tr>
                <th scope="rowgroup" className={`${labelCell} compare-group pt-8! font-display text-lg text-ink!`}>
                  Features
                </th>
                <td colSpan={columns.length}>
                  <span className="sr-only">What each of them lists</span>
                </td>
              </tr>
              <Rows rows={features} />
            </tbody>
          )}
        </table>
      </section>
    </div>
  )
}

function ColumnHead({ column }: { column: CompareView['columns'][number] }) {
  const { name, href, picture, blur, silhouette, price, removeHref } = column
  return (
    <th scope="col" className="compare-value p-3 text-start align-top font-normal wrap-anywhere">
      <div className="aspect-3/2 overflow-hidden harbour:rounded-box">
        <Picture src={picture} blur={blur} alt="" kind={silhouette} missing="Photos coming soon" />
      </div>
      <a href={href} className="mt-3 block font-display text-lg leading-tight font-semibold gallery:font-normal">
        {name}
      </a>
      <Price price={price} className="mt-2" />
      <a href={removeHref} className="inline-flex min-h-[3rem] items-center gap-2 text-sm">
        <Icon name="close" />
        Remove<span className="sr-only"> {name}</span>
      </a>
    </th>
  )
}

function Rows({ rows }: { rows: readonly CompareRow[] }) {
  return rows.map(({ label, values, differs }) => (
    <tr key={label} className={differs ? 'compare-differs' : 'compare-same'}>
      <th scope="row" className={`${labelCell} border-t border-line roadhouse:border-line/40`}>
        {differs && (
          <>
            <span aria-hidden="true" className="font-bold text-ink">
              ≠{' '}
            </span>
            <span className="sr-only">Differs: </span>
          </>
        )}
        {label}
      </th>
      {values.map((value, at) => (
        // Columns have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={at} className={valueCell}>
          {value ?? (
            <span className="text-muted">
              <span aria-hidden="true">–</span>
              <span className="sr-only">Not stated</span>
            </span>
          )}
        </td>
      ))}
    </tr>
  ))
}
