import { z } from 'zod'
import { key } from '../key.ts'
import { cents, choices, sitePath } from '../value-types.ts'

const off = (meaning: string, serves: [string, ...string[]], built: { notBuilt?: true } = {}) =>
  key(z.boolean(), { default: false, ...built, serves, meaning })
const pages = [
  'onlinePayment',
  'myGarage',
  'checkout',
  'personalisedFinance',
  'spinToWin',
  'creditFinance',
  'tradeIn',
  'sellMyCar',
] as const

export const features = {
  reserve: key(z.boolean(), {
    default: false,
    perVehicle: true,
    serves: ['BR-03', 'RT-06'],
    meaning: 'A vehicle can be reserved online',
  }),
  checkout: off('A vehicle can be bought online', ['RT-07', 'CK-02'], { notBuilt: true }),
  signIn: off('Shoppers can sign in', ['RT-12', 'WL-07']),
  watchlist: off('Signed-in shoppers have a watchlist', ['RT-13', 'WL-02'], { notBuilt: true }),
  favourites: key(z.boolean(), {
    default: true,
    serves: ['WL-05', 'SL-05'],
    meaning: 'Favourites, kept on the device',
  }),
  compare: key(z.boolean(), {
    default: true,
    serves: ['WL-05', 'RT-13'],
    meaning: 'The compare list, kept on the device',
  }),
  onlinePayment: off('The online payment page', ['RT-18', 'CK-03'], { notBuilt: true }),
  myGarage: off('The my-garage page', ['RT-18'], { notBuilt: true }),
  personalisedFinance: off('The personalised finance page', ['RT-09', 'WL-06']),
  creditFinance: off('The finance page with a credit check', ['WL-06']),
  spinToWin: off('The spin-to-win page', ['RT-18', 'WL-06'], { notBuilt: true }),
  gatedPages: key(choices(pages), {
    default: ['onlinePayment', 'myGarage'],
    whenRefused: [...pages],
    serves: ['WL-06', 'RT-18'],
    meaning: 'Pages that send a signed-out visitor to sign in first',
  }),
  myGarageAlias: key(sitePath.nullable(), {
    default: null,
    notBuilt: true,
    serves: ['RT-18'],
    meaning: "The site's own path for my-garage",
  }),
  reservePath: key(z.enum(['checkout', 'buy-online']), {
    default: 'checkout',
    serves: ['RT-06'],
    meaning: "Last part of the reserve page's path",
  }),
  reserveAmountCents: key(cents, {
    default: 20_000,
    perVehicle: true,
    notBuilt: true,
    serves: ['CK-01'],
    meaning: 'What a reservation costs',
  }),
}
