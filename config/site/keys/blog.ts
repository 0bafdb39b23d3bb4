import { z } from 'zod'
import { key } from '../key.ts'
import { text } from '../value-types.ts'

export const blog = {
  shown: key(z.boolean(), { default: true, serves: ['PL-05', 'OS-11'], meaning: 'The site has a blog' }),
  title: key(text(80), {
    default: 'Latest News',
    serves: ['PL-05', 'OS-11'],
    meaning: 'Heading of the blog, and of its cards where a page gives them none',
  }),
}
