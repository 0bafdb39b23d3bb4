import type { RangeFacet } from '../listing-state.ts'
import type { Comparison } from './comparisons.ts'
import type { Unit } from './numbers.ts'
import { phraseTable } from './words.ts'

interface Measure {
  readonly unit: Unit
  /** What a figure means of which nobody says more: '3500 kg towing' is that much at least. */
  readonly alone: Comparison
  /** Figures that can be meant where no unit is said. */
  readonly plain: readonly [least: number, most: number]
}

/** Figures of one kind of vehicle. */
export const measures = {
  atm: { unit: 'kg', alone: 'max', plain: [300, 6_000] },
  tare: { unit: 'kg', alone: 'max', plain: [300, 20_000] },
  gvm: { unit: 'kg', alone: 'max', plain: [1_500, 70_000] },
  payload: { unit: 'kg', alone: 'min', plain: [200, 40_000] },
  towing: { unit: 'kg', alone: 'min', plain: [500, 20_000] },
  range_km: { unit: 'km', alone: 'min', plain: [50, 1_500] },
  battery_kwh: { unit: 'kwh', alone: 'min', plain: [10, 250] },
  ac_kw: { unit: 'kw', alone: 'min', plain: [3, 22] },
  dc_kw: { unit: 'kw', alone: 'min', plain: [23, 400] },
  battery_health: { unit: 'percent', alone: 'min', plain: [50, 100] },
  seat_height: { unit: 'mm', alone: 'max', plain: [500, 1_100] },
  engine_cc: { unit: 'cc', alone: 'about', plain: [49, 8_000] },
  length_m: { unit: 'm', alone: 'about', plain: [2, 20] },
} as const satisfies Partial<Record<RangeFacet, Measure>>
export type MeasureName = keyof typeof measures

/** What shoppers call them. */
export const measureNames = phraseTable<MeasureName>({
  atm: 'atm|aggregate trailer mass',
  tare: 'tare|tare weight|tare mass|empty weight',
  gvm: 'gvm|gross vehicle mass|gross',
  payload: 'payload|carrying capacity|load capacity|carry|carries|can carry|load|pay load',
  towing:
    'towing|tow|tows|towing capacity|tow capacity|braked towing|braked towing capacity|tow rating|can tow|braked|braked tow|towing up to|tow up to|tows up to|pull|pulls',
  range_km: 'range|driving range|wltp range|wltp|of range',
  battery_kwh: 'battery|battery size|battery pack|battery capacity',
  battery_health: 'battery health|soh|state of health|health',
  ac_kw: 'ac|ac charging|ac charger',
  dc_kw: 'dc|dc charging|fast charging|dc fast charging|charging speed|fast charger|charging',
  seat_height: 'seat height|seat|seat heights',
  engine_cc: 'engine|engine size|motor|engine capacity',
  length_m: 'length|long|body length|in length',
})
