import { z } from 'zod'
import { key } from '../key.ts'
import { asset, choices, isoDate, link, text } from '../value-types.ts'

export const banners = {
  vehicleTop: {
    text: key(text().nullable(), {
      default: null,
      perVehicle: true,
      serves: ['PL-05', 'VD-01'],
      meaning: "Banner at the top of an in-stock vehicle's page; none without text",
    }),
    href: key(link.nullable(), {
      default: null,
      perVehicle: true,
      serves: ['VD-01'],
      meaning: 'Where that banner leads',
    }),
  },
  locatedAt: key(z.boolean(), {
    default: true,
    perVehicle: true,
    notBuilt: true,
    serves: ['VD-18'],
    meaning: "Announce 'Located at {city}' where the vehicle is not in the primary location's city",
  }),
  features: key(choices(['offers', 'service', 'sell']), {
    default: ['offers', 'service', 'sell'],
    perVehicle: true,
    serves: ['VD-21'],
    meaning: 'Feature banner: latest offers, book a service, sell your car; empty hides it',
  }),
  serviceBooking: key(z.boolean(), { default: true, serves: ['OS-13'], meaning: 'The service booking banner' }),
  popup: {
    title: key(text(120).nullable(), {
      default: null,
      notBuilt: true,
      serves: ['OS-09'],
      meaning: 'Title of the promotional popup; no popup without one',
    }),
    description: key(text(600).nullable(), {
      default: null,
      notBuilt: true,
      serves: ['OS-09'],
      meaning: 'Text of the popup',
    }),
    image: key(asset.nullable(), { default: null, notBuilt: true, serves: ['OS-09'], meaning: 'Picture of the popup' }),
    buttonLabel: key(text(60).nullable(), {
      default: null,
      notBuilt: true,
      serves: ['OS-09'],
      meaning: 'Label of its button; no button without one',
    }),
    buttonHref: key(link.nullable(), {
      default: null,
      notBuilt: true,
      serves: ['OS-09'],
      meaning: 'Where its button leads',
    }),
    expires: key(isoDate.nullable(), {
      default: null,
      whenRefused: '1970-01-01',
      notBuilt: true,
      serves: ['OS-09'],
      meaning: 'Last day it is shown',
    }),
  },
}
