import { z } from 'zod'
import { key } from '../key.ts'
import { email, httpsUrl, text } from '../value-types.ts'

export const leads = {
  emails: key(z.array(email).max(20), {
    default: [],
    audience: 'server',
    perVehicle: true,
    notBuilt: true,
    serves: ['FM-12'],
    meaning: "Addresses a lead is sent to, with ADF/XML; empty means the location's own",
  }),
  webhookUrl: key(httpsUrl.nullable(), {
    default: null,
    audience: 'server',
    notBuilt: true,
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
