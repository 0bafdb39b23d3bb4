import { z } from 'zod'
import { key } from '../key.ts'
import { text } from '../value-types.ts'

const homeSection = z.enum(['bodyTypes', 'brands', 'newArrivals', 'budget', 'offers', 'stats', 'locations', 'reviews', 'blog', 'salesCounter', 'serviceBooking'])

export const home = {
  hero: key(z.enum(['split', 'price', 'fullBleed']), {
    default: 'split', serves: ['PL-09'],
    meaning: 'Words and search beside a picture; price first across the page; or one vehicle filling the screen',
  }),
  sections: key(z.array(homeSection).max(11), {
    default: ['bodyTypes', 'offers', 'newArrivals', 'locations', 'blog'], serves: ['PL-05', 'PL-09'],
    meaning: 'Sections of the home page under the hero, in order',
  }),
}

export const stats = {
  items: key(z.array(z.strictObject({ value: text(20), label: text(40) })).max(6), {
    default: [{ value: '50+', label: 'Locations' }, { value: '40+', label: 'Brands' }, { value: '30+', label: 'Years Est.' }],
    serves: ['PL-07'], meaning: "Figures of a group site's stats banner, in order; none hides it",
  }),
}

export const salesCounter = {
  shown: key(z.boolean(), { default: false, serves: ['OS-12'], meaning: "The 'Sales this Month' counter" }),
  source: key(z.enum(['sales', 'clock']), { default: 'sales', serves: ['OS-12'], meaning: 'Count vehicles really sold this month, or what the clock says' }),
}

export const locations = {
  title: key(text(80), { default: 'Our Locations', serves: ['PL-05', 'OS-05'], meaning: 'Heading of the locations carousel' }),
  layout: key(z.enum(['card', 'grid']), { default: 'grid', serves: ['PL-05', 'OS-02'], meaning: 'One card with a map, or a grid of cards' }),
  dark: key(z.boolean(), { default: false, serves: ['OS-02'], meaning: 'The dark variant of the location block' }),
}

export const blog = {
  shown: key(z.boolean(), { default: true, serves: ['PL-05', 'OS-11'], meaning: 'The site has a blog' }),
  title: key(text(80), { default: 'Latest News', serves: ['PL-05', 'OS-11'], meaning: 'Heading of the blog cards' }),
}

export const offers = {
  keptOfferIds: key(z.array(text(80)).max(100), {
    default: [], audience: 'server', serves: ['OS-18'],
    meaning: 'Offers shown although they exclude this site',
  }),
}
