// What the benchmark uses of its own package, which is installed only when it runs.
declare module 'lighthouse' {
  interface Report {
    environment: { benchmarkIndex: number }
    runtimeError?: { message: string }
    categories: Record<string, { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }>
    audits: Record<string, { title: string; score: number | null; numericValue?: number }>
  }
  export default function lighthouse(url: string, flags: object): Promise<{ lhr: Report } | undefined>
}
