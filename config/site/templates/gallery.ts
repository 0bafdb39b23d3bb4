import type { LayerInput } from '../layer.ts'

/** A quiet gallery: the vehicle as an object. */
export const gallery: LayerInput = {
  settings: {
    theme: {
      scheme: 'light',
      colour: {
        ground: '#fbf9f4',
        surface: '#f2eee4',
        ink: '#17161a',
        muted: '#5d5a57',
        line: '#d9d3c6',
        accent: '#7a5226',
        onAccent: '#ffffff',
        block: '#17161a',
        onBlock: '#fbf9f4',
        focus: '#17161a',
        positive: '#2f5d46',
        negative: '#9c2a22',
      },
      font: {
        display: "'Sora Variable', system-ui, sans-serif",
        text: "'Sora Variable', system-ui, sans-serif",
        displayWeight: 300,
        scale: 1.333,
      },
      radius: 0,
      lineWidth: 1,
      shadow: 'none',
      density: 'sparse',
      motion: 400,
    },
    header: { style: 'overlay', search: 'closed' },
    home: {
      sections: [
        { type: 'hero', layout: 'fullBleed', title: 'The collection' },
        { type: 'stockRail', title: 'New arrivals' },
        { type: 'stats' },
        { type: 'brands', title: 'Our Brands' },
        { type: 'locations', title: 'Our Locations' },
      ],
    },
    listing: { columns: 2, card: 'large', filterLayout: 'drawer' },
  },
}
