import { Strokes } from '../../ui/icon.tsx'

/** By what the fact is called. */
const drawings: Readonly<Record<string, string>> = {
  Odometer: 'M4 18a9.5 9.5 0 1 1 16 0M12 14.5l4-5M12 16.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4z',
  Transmission: 'M5 6v12M12 6v12M19 6v6H5M5 6v.01M12 6v.01M19 6v.01',
  Body: 'M3 16v-3.5l2.6-1 2.6-4h7.2l3 4 2.6.8V16h-2.4M9.6 16h4.8M3 16h1.6M7.1 18a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM16.9 18a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
}

/** What a shopper looks for first is found by its picture; other facts have none. */
export function FactIcon({ label }: { label: string }) {
  const drawing = drawings[label]
  return drawing ? <Strokes d={drawing} className="size-[1.125rem]" /> : null
}
