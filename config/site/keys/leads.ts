import { z } from 'zod'
import { key } from '../key.ts'
import { email, httpsUrl, slug, text } from '../value-types.ts'

export const leads = {
  emails: key(z.array(email).max(20), {
    default: [],
    audience: 'server',
    perVehicle: true,
    notBuilt: true,
    serves: ['FM-12'],
    meaning: "Addresses a lead is sent to, with ADF/XML; empty means the location's own",
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
  webhookUrl: key(httpsUrl.nullable(), {
    default: null,
    audience: 'server',
    serves: ['FM-12'],
    meaning: 'Address a lead is posted to',
  }),
  webhookSecret: key(text().nullable(), {
    default: null,
    audience: 'secret',
    notBuilt: true,
    serves: ['FM-12'],
    meaning: 'Signs what is posted, so the receiver can trust it',
  }),
}
