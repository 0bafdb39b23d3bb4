import type { DemoDealership, DemoSite } from './dealer-types.ts'
import { groupDealerships } from './dealers/group-dealerships.ts'
import { ownDealerships } from './dealers/own-dealerships.ts'
import { coastline } from './sites/coastline-toyota.ts'
import { meridian } from './sites/meridian.ts'
import { outback } from './sites/outback-rv.ts'
import { southbank } from './sites/southbank.ts'
import { throttle } from './sites/throttle.ts'
import { volt } from './sites/volt.ts'

export const dealerships: readonly DemoDealership[] = [...ownDealerships, ...groupDealerships]

export const sites: readonly DemoSite[] = [southbank, coastline, meridian, outback, throttle, volt]
