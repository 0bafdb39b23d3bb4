import { day, dusk, overcast } from './daylight.ts'
import type { Environment } from './environment.ts'
import { studio } from './studio-lights.ts'

/** The lights a picture may be taken in. */
export const environments = { studio, day, overcast, dusk } satisfies Record<string, Environment>
export type EnvironmentName = keyof typeof environments
