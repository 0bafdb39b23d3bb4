import { z } from 'zod'
import { key } from '../key.ts'
import { choices, link, text } from '../value-types.ts'

const footerGroup = z
  .strictObject({
    /** '{dealership}' becomes the dealership's name. */
    title: text(60),
    items: z
      .array(z.strictObject({ label: text(60), href: link }))
      .min(1)
      .max(30)
      .optional(),
    /** Links made from the body types the site has in stock. */
    menu: z.enum(['bodyTypes']).optional(),
  })
  .refine((group) => group.items !== undefined || group.menu !== undefined, { message: 'needs items or a menu' })

const defaultGroups: z.infer<typeof footerGroup>[] = [
  { title: 'Vehicles', menu: 'bodyTypes' },
  {
    title: 'Buyer Tools',
    items: [
      { label: 'New {Vehicles}', href: '/search/new-cars' },
      { label: 'Demo {Vehicles}', href: '/search/demo-cars' },
      { label: 'Used {Vehicles}', href: '/search/used-cars' },
      { label: 'Current Offers', href: '/special-offers' },
      { label: 'Finance', href: '/finance' },
      { label: 'Fleet', href: '/fleet' },
      { label: 'Trade In', href: '/trade-in' },
      { label: 'Test Drive', href: '/book-test-drive/' },
    ],
  },
  {
    title: 'Servicing and Parts',
    items: [
      { label: 'Vehicle Service', href: '/service' },
      { label: 'Genuine Parts and Accessories', href: '/vehicle-parts-and-accessories' },
      { label: 'Warranty', href: '/warranty' },
      { label: 'Roadside Assist', href: '/roadside-assist' },
      { label: 'Owner Benefits', href: '/owner-benefits' },
    ],
  },
  {
    title: '{dealership}',
    items: [
      { label: 'About Us', href: '/about-us' },
      { label: 'Careers', href: '/careers' },
      { label: 'Contact Us', href: '/contact' },
      { label: 'Terms And Conditions', href: '/terms-and-conditions' },
      { label: 'Privacy Policy', href: '/privacy-policy' },
    ],
  },
]

const paymentMethods = choices(['mastercard', 'visa', 'maestro', 'googlePay', 'applePay'])

export const footer = {
  groups: key(z.array(footerGroup).max(8), {
    default: defaultGroups,
    serves: ['PL-05', 'OS-15'],
    meaning:
      "Groups of links, in order; '{dealership}' in a title becomes the dealership's name, '{vehicles}' or '{Vehicles}' what is sold; links without a page or stock are left out",
  }),
  paymentMethods: key(paymentMethods, {
    default: ['mastercard', 'visa', 'maestro', 'googlePay', 'applePay'],
    serves: ['OS-13'],
    meaning: 'The payment-methods strip, in order; empty hides it',
  }),
}
