import { z } from 'zod'
import { key } from '../key.ts'
import { email, httpsUrl, phone, text } from '../value-types.ts'

const socialLink = z.strictObject({ network: text(40), url: httpsUrl })

export const contact = {
  phones: {
    main: key(phone.nullable(), {
      default: null,
      perVehicle: true,
      serves: ['PL-05', 'VD-19', 'RT-20'],
      meaning: "Number shown instead of the location's own; without either, 'Phone not available'",
    }),
    service: key(phone.nullable(), {
      default: null,
      serves: ['PL-05', 'RT-20'],
      meaning: 'Number of the service desk',
    }),
    parts: key(phone.nullable(), { default: null, serves: ['PL-05', 'RT-20'], meaning: 'Number of the parts desk' }),
    sms: key(phone.nullable(), {
      default: null,
      perVehicle: true,
      notBuilt: true,
      serves: ['RT-20'],
      meaning: 'Mobile that takes text messages',
    }),
    whatsApp: key(phone.nullable(), {
      default: null,
      perVehicle: true,
      notBuilt: true,
      serves: ['RT-20'],
      meaning: 'WhatsApp number',
    }),
    shownFromStart: key(z.boolean(), {
      default: false,
      perVehicle: true,
      serves: ['VD-19'],
      meaning: 'Show the whole number at once instead of masking it until it is clicked',
    }),
  },
  email: key(email.nullable(), {
    default: null,
    serves: ['PL-05', 'FM-12'],
    meaning: 'Address shown to shoppers; leads go to it where their location has none',
  }),
  social: key(z.array(socialLink).max(20), {
    default: [],
    serves: ['EN-01'],
    meaning: 'Social pages, in the order shown',
  }),
  chat: {
    integrated: key(z.boolean(), {
      default: false,
      notBuilt: true,
      serves: ['VD-17'],
      meaning: "The chat integration is on, which makes 'Instant Message' possible",
    }),
    token: key(text().nullable(), {
      default: null,
      audience: 'secret',
      notBuilt: true,
      serves: ['VD-17'],
      meaning: "Token of the chat service; with one, 'Instant Message' does not open the widget",
    }),
  },
  enquiry: {
    commentsRequired: key(z.boolean(), {
      default: true,
      serves: ['FM-05'],
      meaning: 'The enquiry form insists on Comments',
    }),
    defaultCategory: key(text(80), {
      default: 'General Enquiry',
      serves: ['FM-05'],
      meaning: 'Category selected first in the enquiry form',
    }),
    dealershipSelect: key(z.boolean(), {
      default: true,
      serves: ['FM-05'],
      meaning: 'Ask which dealership, where the site has more than one',
    }),
    locationSelect: key(z.boolean(), { default: false, serves: ['FM-05'], meaning: 'Ask which location' }),
  },
}
