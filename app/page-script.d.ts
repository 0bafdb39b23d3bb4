/** A module's default function as text (scripts/page-scripts.ts). */
declare module '*.ts?script' {
  const text: string
  export default text
}
