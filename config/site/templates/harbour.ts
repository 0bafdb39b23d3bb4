import type { LayerInput } from '../layer.ts'

/** A bright, trustworthy showroom by the water. */
export const harbour: LayerInput = {
  settings: {
    theme: {
      scheme: 'light',
      colour: {
        ground: '#fdfcf9',
        surface: '#f3f1ea',
        ink: '#14282b',
        muted: '#4f6164',
        line: '#d6d9d3',
        accent: '#0d5c63',
        onAccent: '#ffffff',
        block: '#0d5c63',
        onBlock: '#ffffff',
        focus: '#0d5c63',
        positive: '#1d6b3f',
        negative: '#b3261e',
      },
      font: {
        display: "'Figtree Variable', system-ui, sans-serif",
        text: "'Figtree Variable', system-ui, sans-serif",
        displayWeight: 600,
        scale: 1.2,
      },
      radius: 12,
      lineWidth: 1,
      shadow: 'hover',
      density: 'comfortable',
      motion: 160,
    },
    header: { style: 'bar', search: 'open' },
    home: {
      sections: [
        { type: 'hero', layout: 'split', title: 'Find your next {vehicle}' },
        { type: 'bodyTypes', title: 'Browse by body type' },
        { type: 'stockRail', title: 'Just in' },
        { type: 'offers', title: 'Current offers' },
        { type: 'locations', title: 'Our Locations' },
        { type: 'news', title: 'Latest News' },
      ],
    },
    listing: { columns: 3, card: 'standard' },
  },
}
