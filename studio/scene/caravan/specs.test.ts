import { describe, expect, it } from 'vitest'
import { type CaravanSpec, layOut } from './spec.ts'
import { caravanSpecs } from './specs.ts'

const ventWidth = 0.46
const usualDoor = 0.66

/** What is let into the kerb side, from where to where. */
function spansOf(spec: CaravanSpec): (readonly [number, number])[] {
  const { along } = layOut(spec)
  const span = (at: number, width: number): readonly [number, number] => [along(at) - width / 2, along(at) + width / 2]
  return [
    ...spec.windows.map(window => span(window.at, window.width)),
    ...(spec.vents ?? []).map(at => span(at, ventWidth)),
    ...(spec.door ? [span(spec.door.at, spec.door.width ?? usualDoor)] : []),
  ].toSorted((a, b) => a[0] - b[0])
}

describe.each(Object.entries(caravanSpecs))('the caravan %s', (_, spec) => {
  it('has no window, vent or door over another, nor past its ends', () => {
    const spans = spansOf(spec)
    for (const [index, [from, until]] of spans.entries()) {
      expect(from).toBeGreaterThan(index === 0 ? spec.nose.lean * 0.5 : spans[index - 1]![1])
      expect(until).toBeLessThan(spec.length)
    }
  })

  it('has its door, and so its step, clear of the wheels', () => {
    if (!spec.door) return
    const { along, arch } = layOut(spec)
    const [from, until] = [along(spec.door.at) - usualDoor / 2, along(spec.door.at) + usualDoor / 2]
    expect(until < arch.from - 0.05 || from > arch.until + 0.05).toBe(true)
  })

  it('keeps its wheels under the arch, clear of the tail, at any length', () => {
    for (const length of [spec.length, spec.length * 1.12]) {
      const { axles, arch } = layOut({ ...spec, length })
      expect(axles).toHaveLength(spec.axles)
      expect(arch.from).toBeLessThan(axles[0]! - spec.tyre.radius)
      expect(arch.until).toBeLessThan(length - (spec.cutAway?.[0] ?? 0))
      expect(arch.top).toBeGreaterThan(spec.tyre.radius * 2)
    }
  })
})
