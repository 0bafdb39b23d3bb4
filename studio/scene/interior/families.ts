import type { SeatShape } from './seat.ts'

/** Cabins; a caravan has a living room instead. */
export type CabinName = 'compact' | 'suv' | 'ute' | 'electric' | 'truck'
export type FamilyName = CabinName | 'caravan'

/** What distinguishes one kind of cabin from another. Metres; heights are above the floor. */
export type CabinShape = {
  /** Half the room between the doors. */
  halfWidth: number
  roof: number
  dashTop: number
  /** How far the dashboard's edge is from the front seats' hip points. */
  reach: number
  hip: number
  /** 0 low and long, 1 upright. */
  upright: number
  seat: SeatShape
  display: { width: number; height: number; lift: number; tilt: number }
  instruments: 'dials' | 'digital' | 'none'
  console: 'tunnel' | 'bridge' | 'flat'
  rearSeats: boolean
  /** Whether light comes through the roof. */
  glassRoof?: boolean
}

const seat: SeatShape = { halfWidth: 0.255, backHeight: 0.6, bolster: 0.05, headrest: true }

export const families: Readonly<Record<CabinName, CabinShape>> = {
  compact: {
    halfWidth: 0.71,
    roof: 1.15,
    dashTop: 0.7,
    reach: 0.64,
    hip: 0.3,
    upright: 0,
    seat,
    rearSeats: true,
    display: { width: 0.25, height: 0.14, lift: 0.062, tilt: 0.16 },
    instruments: 'dials',
    console: 'tunnel',
  },
  suv: {
    halfWidth: 0.76,
    roof: 1.22,
    dashTop: 0.76,
    reach: 0.68,
    hip: 0.36,
    upright: 0.4,
    seat: { ...seat, halfWidth: 0.27, bolster: 0.055 },
    rearSeats: true,
    display: { width: 0.33, height: 0.15, lift: 0.07, tilt: 0.14 },
    instruments: 'digital',
    console: 'tunnel',
  },
  ute: {
    halfWidth: 0.75,
    roof: 1.2,
    dashTop: 0.78,
    reach: 0.66,
    hip: 0.37,
    upright: 0.8,
    seat: { ...seat, bolster: 0.035 },
    rearSeats: true,
    display: { width: 0.22, height: 0.16, lift: 0.05, tilt: 0.1 },
    instruments: 'dials',
    console: 'tunnel',
  },
  electric: {
    halfWidth: 0.75,
    roof: 1.18,
    dashTop: 0.7,
    reach: 0.7,
    hip: 0.32,
    upright: 0,
    seat: { ...seat, halfWidth: 0.265, bolster: 0.045 },
    rearSeats: true,
    display: { width: 0.37, height: 0.235, lift: 0.075, tilt: 0.12 },
    instruments: 'none',
    console: 'bridge',
    glassRoof: true,
  },
  truck: {
    halfWidth: 0.86,
    roof: 1.42,
    dashTop: 0.86,
    reach: 0.66,
    hip: 0.46,
    upright: 1,
    seat: { ...seat, backHeight: 0.66, bolster: 0.03 },
    rearSeats: false,
    display: { width: 0.2, height: 0.12, lift: 0.05, tilt: 0.08 },
    instruments: 'dials',
    console: 'flat',
  },
}
