import { z } from 'zod'
import { key } from '../key.ts'
import { asset, choices, count, isoDate, link, text } from '../value-types.ts'

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
      serves: ['OS-09'],
      meaning: 'Title of the promotional popup; no popup without one',
    }),
    description: key(text(600).nullable(), { default: null, serves: ['OS-09'], meaning: 'Text of the popup' }),
    image: key(asset.nullable(), { default: null, serves: ['OS-09'], meaning: 'Picture of the popup' }),
    buttonLabel: key(text(60).nullable(), {
      default: null,
      serves: ['OS-09'],
      meaning: 'Label of its button; no button without one',
    }),
    buttonHref: key(link.nullable(), { default: null, serves: ['OS-09'], meaning: 'Where its button leads' }),
    expires: key(isoDate.nullable(), {
      default: null,
      whenRefused: '1970-01-01',
      serves: ['OS-09'],
      meaning: "Last day it is shown, in the time of the site's state",
    }),
    delaySeconds: key(count(0, 600), {
      default: 5,
      serves: ['OS-09'],
      meaning: 'How long a page has been looked at when the popup opens by itself',
    }),
  },
  notice: {
    text: key(text(400).nullable(), {
      default: null,
      serves: ['PL-05'],
      meaning:
        'Notice about cookies and tracking, shown at the foot of the screen until it is answered; none without text',
    }),
    href: key(link.nullable(), {
      default: '/privacy-policy',
      serves: ['PL-05'],
      meaning: 'Where more is said about it',
    }),
  },
}
