import { z } from 'zod'
import { key } from '../key.ts'
import { colour, count, fontFamily } from '../value-types.ts'

const token = (value: string, meaning: string) => key(colour, { default: value, serves: ['PL-05', 'PL-09'], meaning })

export const theme = {
  scheme: key(z.enum(['light', 'dark']), {
    default: 'light',
    serves: ['PL-05', 'PL-09'],
    meaning: 'Whether ink is dark on light or light on dark',
  }),
  colour: {
    ground: token('#ffffff', 'The page itself'),
    surface: token('#f5f6f7', 'What lies on the page: cards, panels, fields'),
    ink: token('#1b1f23', 'Text and icons'),
    muted: token('#565d66', 'Secondary text'),
    line: token('#d5d9de', 'Rules and borders'),
    accent: token('#0b5c8a', 'The one thing to do next'),
    onAccent: token('#ffffff', 'Text on the accent'),
    block: token('#12303f', 'A block of colour from edge to edge: header, hero, footer'),
    onBlock: token('#ffffff', 'Text on such a block'),
    focus: token('#0b5c8a', 'Focus ring'),
    positive: token('#1d6b3f', 'Good news: a price below market, a success'),
    negative: token('#b3261e', 'Bad news: an error, a destructive alert'),
  },
  font: {
    display: key(fontFamily, { default: 'system-ui, sans-serif', serves: ['PL-05', 'PL-09'], meaning: 'Headings' }),
    text: key(fontFamily, { default: 'system-ui, sans-serif', serves: ['PL-05', 'PL-09'], meaning: 'Running text' }),
    displayWeight: key(count(200, 900), { default: 600, serves: ['PL-09'], meaning: 'Weight of headings' }),
    scale: key(z.number().min(1.05).max(1.6), {
      default: 1.2,
      serves: ['PL-09'],
      meaning: 'Ratio between one text size and the next',
    }),
  },
  radius: key(count(0, 32), { default: 8, serves: ['PL-09'], meaning: 'Corner radius in pixels' }),
  lineWidth: key(count(1, 6), { default: 1, serves: ['PL-09'], meaning: 'Thickness of rules in pixels' }),
  shadow: key(z.enum(['none', 'hover']), {
    default: 'hover',
    serves: ['PL-09'],
    meaning: 'When a card casts a shadow',
  }),
  cards: key(z.enum(['filled', 'open']), {
    default: 'filled',
    serves: ['PL-09'],
    meaning: 'Whether cards lie on a surface of their own, or on the page with nothing around their words',
  }),
  density: key(z.enum(['dense', 'comfortable', 'sparse']), {
    default: 'comfortable',
    serves: ['PL-09'],
    meaning: 'How much space things are given',
  }),
  motion: key(count(0, 600), {
    default: 160,
    serves: ['PL-09'],
    meaning: 'Length of a transition in milliseconds; 0 is none',
  }),
}
