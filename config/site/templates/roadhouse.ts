import type { LayerInput } from '../layer.ts'

/** A big honest yard by the highway: price first. */
export const roadhouse: LayerInput = {
  settings: {
    theme: {
      scheme: 'light',
      colour: {
        ground: '#faf6ec',
        surface: '#efe7d4',
        ink: '#211a12',
        muted: '#5f5240',
        line: '#211a12',
        accent: '#a8420f',
        onAccent: '#ffffff',
        block: '#2f4a36',
        onBlock: '#faf6ec',
        focus: '#211a12',
        positive: '#2f5d3a',
        negative: '#a3231b',
      },
      font: {
        display: "'Barlow Condensed', 'Arial Narrow', sans-serif",
        text: "'Public Sans Variable', system-ui, sans-serif",
        displayWeight: 700,
        scale: 1.3,
      },
      radius: 2,
      lineWidth: 3,
      shadow: 'none',
      density: 'dense',
      motion: 0,
    },
    header: { style: 'loud', search: 'sticky' },
    home: {
      sections: [
        { type: 'hero', layout: 'price', title: 'Straight prices, all day' },
        { type: 'stockRail', title: 'New arrivals', limit: 12 },
        { type: 'bodyTypes', title: 'What are you after?' },
        { type: 'offers', title: 'On offer' },
        { type: 'locations', title: 'Our Locations' },
      ],
    },
    listing: { columns: 3, card: 'specTable' },
  },
}
