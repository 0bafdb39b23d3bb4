import { chartSize, type LoanChart as Chart } from '#domain/finance/loan-chart.ts'

/** What is owed and the interest paid over the term, drawn; and the same in a table. */
export function LoanChart({ chart, years }: { chart: Chart | null; years: string }) {
  const { width, height } = chartSize
  return (
    <div data-part="chart" hidden={!chart} className="mt-8">
      <figure className="m-0">
        <svg
          viewBox={`0 -6 ${width} ${height + 12}`}
          aria-hidden="true"
          preserveAspectRatio="none"
          className="block h-48 w-full overflow-visible"
        >
          <path d={`M0 ${height}H${width}`} className="stroke-line" vectorEffect="non-scaling-stroke" />
          <path data-path="owedArea" d={chart?.owedArea} className="fill-accent/15" />
          <path
            data-path="owed"
            d={chart?.owed}
            fill="none"
            strokeWidth="3"
            className="stroke-accent"
            vectorEffect="non-scaling-stroke"
          />
          <path
            data-path="interest"
            d={chart?.interest}
            fill="none"
            strokeWidth="3"
            strokeDasharray="2 5"
            strokeLinecap="round"
            className="stroke-ink"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <figcaption className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
          <span>Now</span>
          <span className="flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 24 4" className="w-6">
              <path d="M0 2H24" strokeWidth="3" className="stroke-accent" />
            </svg>
            Still owed
          </span>
          <span className="flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 24 4" className="w-6">
              <path d="M1 2H24" strokeWidth="3" strokeDasharray="2 5" strokeLinecap="round" className="stroke-ink" />
            </svg>
            Interest paid so far
          </span>
          <span>
            After <span data-part="years">{years}</span>
          </span>
        </figcaption>
      </figure>
      <details className="mt-2">
        <summary className="inline-flex min-h-[3rem] cursor-pointer items-center underline underline-offset-4">
          Year by year
        </summary>
        <div className="overflow-x-auto">
          <table className="w-full text-end tabular-nums [&_td]:py-2 [&_th]:py-2 [&_th]:font-semibold">
            <thead className="border-b border-line">
              <tr>
                <th scope="col" className="text-start">
                  Year
                </th>
                <th scope="col">Interest</th>
                <th scope="col">Paid off</th>
                <th scope="col">Still owed</th>
              </tr>
            </thead>
            <tbody data-part="rows">
              {chart?.rows.map((row) => (
                <tr key={row.year} className="border-b border-line">
                  <th scope="row" className="text-start">
                    {row.year}
                  </th>
                  <td>{row.interest}</td>
                  <td>{row.principal}</td>
                  <td>{row.owed}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  )
}
