import { z } from 'zod'
import { key } from '../key.ts'
import { link, text } from '../value-types.ts'

const navLink = z.strictObject({ label: text(60), href: link })

const navItem = z
  .strictObject({
    label: text(60),
    href: link.optional(),
    /** A dropdown of these links. */
    items: z.array(navLink).min(1).max(30).optional(),
    /** A dropdown made from the site's stock, models or brands. */
    menu: z.enum(['stock', 'models', 'brands']).optional(),
    emphasised: z.boolean().optional(),
  })
  .refine((item) => item.href !== undefined || item.items !== undefined || item.menu !== undefined, {
    message: 'needs an href, items or a menu',
  })

const defaultNav: z.infer<typeof navItem>[] = [
  { label: 'Home', href: '/' },
  { label: 'Models', href: '/models', menu: 'models' },
  { label: 'Offers', href: '/special-offers' },
  { label: 'Our Stock', href: '/search/new-used-and-demo-cars', menu: 'stock' },
  {
    label: 'Service and Parts',
    items: [
      { label: 'Vehicle Service', href: '/service' },
      { label: 'Genuine Parts and Accessories', href: '/vehicle-parts-and-accessories' },
      { label: 'Warranty', href: '/warranty' },
      { label: 'Roadside Assist', href: '/roadside-assist' },
      { label: 'Owner Benefits', href: '/owner-benefits' },
    ],
  },
  {
    label: 'Company',
    items: [
      { label: 'About Us', href: '/about-us' },
      { label: 'Careers', href: '/careers' },
      { label: 'Contact Us', href: '/contact' },
      { label: 'Fleet', href: '/fleet' },
      { label: 'Terms And Conditions', href: '/terms-and-conditions' },
    ],
  },
  { label: 'Finance', href: '/finance', emphasised: true },
]

export const header = {
  nav: key(z.array(navItem).max(12), {
    default: defaultNav,
    serves: ['PL-05', 'OS-14', 'OS-08'],
    meaning:
      "The navigation, in order; '{vehicles}' or '{Vehicles}' in a label becomes what is sold, and links without a page or stock are left out",
  }),
  style: key(z.enum(['bar', 'loud', 'overlay']), {
    default: 'bar',
    serves: ['PL-05', 'PL-09'],
    meaning: 'A plain bar; phone and selling made loud; or transparent over the hero and solid on scroll',
  }),
  search: key(z.enum(['open', 'sticky', 'closed']), {
    default: 'open',
    serves: ['PL-05', 'PL-09'],
    meaning: 'Search box always open, staying in view while scrolling, or behind a button',
  }),
}
