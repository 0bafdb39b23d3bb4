/** The light that comes from a direction (a unit vector), linear red, green, blue. */
export type Light = [red: number, green: number, blue: number]
export type Direction = { x: number; y: number; z: number }
export type Environment = (from: Direction) => Light

/** Degrees above the horizon. */
export const elevationOf = (from: Direction): number => (Math.asin(Math.min(1, Math.max(-1, from.y))) * 180) / Math.PI

/** Degrees round the compass: 0 behind the vehicle, 90 on its kerb side, ±180 ahead of it. */
export const azimuthOf = (from: Direction): number => (Math.atan2(from.z, from.x) * 180) / Math.PI
