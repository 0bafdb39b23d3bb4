import { pictureSizes } from '#domain/media/picture-address.ts'

/** How wide the viewer is in each template, and where it stands: above the rest, or at its left. */
export const layouts = {
  harbour: {
    sizes: pictureSizes('100vw', '(min-width: 84rem) 46rem', '(min-width: 64rem) 57vw'),
    frame: 'page grid gap-x-10 gap-y-8 pb-12 lg:grid-cols-12',
    viewer: 'min-w-0 lg:col-span-7',
    beside: 'min-w-0 lg:col-span-5',
  },
  roadhouse: {
    sizes: pictureSizes('100vw', '(min-width: 84rem) 46rem', '(min-width: 64rem) 58vw'),
    frame: 'page grid gap-x-8 gap-y-6 py-8 lg:grid-cols-12',
    viewer: 'min-w-0 lg:col-span-7',
    beside: 'min-w-0 lg:col-span-5',
  },
  gallery: { sizes: pictureSizes('100vw', '(min-width: 80rem) 80rem'), frame: '', viewer: 'page', beside: '' },
} as const

export type Template = keyof typeof layouts

export const isTemplate = (name: string): name is Template => Object.hasOwn(layouts, name)
