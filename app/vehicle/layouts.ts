import type { Template } from '#domain/vehicles/photo-sizes.ts'

interface Layout {
  frame: string
  viewer: string
  beside: string
}

/** Where the viewer stands in each template: above the rest, or at its left. */
export const layouts: Record<Template, Layout> = {
  harbour: {
    frame: 'page grid gap-x-10 gap-y-8 pb-12 lg:grid-cols-12',
    viewer: 'min-w-0 lg:col-span-7',
    beside: 'min-w-0 lg:col-span-5',
  },
  roadhouse: {
    frame: 'page grid gap-x-8 gap-y-6 py-8 lg:grid-cols-12',
    viewer: 'min-w-0 lg:col-span-7',
    beside: 'min-w-0 lg:col-span-5',
  },
  gallery: { frame: '', viewer: 'page', beside: '' },
}
