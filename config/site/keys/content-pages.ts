import { z } from 'zod'
import { contentPage } from '../content-page.ts'
import { key } from '../key.ts'
import { standardPages } from '../standard-pages.ts'

export const pages = {
  own: key(z.array(contentPage).max(200), {
    default: [],
    serves: ['PL-05', 'RT-17'],
    meaning: 'Pages of this site, composed of sections; one with the path of a standard page takes its place',
  }),
  standard: key(z.array(contentPage).max(60), {
    default: standardPages,
    serves: ['RT-17', 'OS-14', 'OS-15'],
    meaning: 'Pages every site has',
  }),
}
