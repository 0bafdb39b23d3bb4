import { z } from 'zod'
import { key } from '../key.ts'
import { email, slug, text, webhookUrl } from '../value-types.ts'

export const leads = {
  emails: key(z.array(email).max(20), {
    default: [],
    audience: 'server',
    perVehicle: true,
    serves: ['FM-12'],
    meaning: "Addresses of people a lead is sent to; empty means the location's own",
  }),
  defaultLocation: key(slug.nullable(), {
    default: null,
    audience: 'server',
    serves: ['FM-04'],
    meaning: 'Location a lead goes to where vehicle, choice, make and postcode leave several; else the primary one',
  }),
  receipts: key(z.boolean(), {
    default: true,
    audience: 'server',
    serves: ['FM-12'],
    meaning: 'Tell shoppers who gave an e-mail address that their message was received',
  }),
  webhookUrl: key(webhookUrl.nullable(), {
    default: null,
    audience: 'server',
    serves: ['FM-12'],
    meaning: 'Address a lead is posted to; plain http only to this machine, in a demo',
  }),
  webhookSecret: key(text().nullable(), {
    default: null,
    audience: 'secret',
    serves: ['FM-12'],
    meaning: 'Signs what is posted, so the receiver can trust it; without one nothing is posted',
  }),
  delivery: {
    adfEmails: key(z.array(email).max(20), {
      default: [],
      audience: 'server',
      perVehicle: true,
      serves: ['FM-12'],
      meaning: 'Addresses of systems a lead is sent to besides, with ADF/XML as the whole mail',
    }),
    attachAdf: key(z.boolean(), {
      default: true,
      audience: 'server',
      serves: ['FM-12'],
      meaning: 'People get the lead as ADF/XML too, attached to their mail',
    }),
  },
}
