import { describe, expect, it } from 'vitest'
import { defaultConfig } from '#config/site/default-config.ts'
import { mergeSettings } from '#config/site/merge-settings.ts'
import { headMarks, letterhead, webManifest } from './site-icons.ts'
import { markSvg, siteMark } from './site-mark.ts'

const named = (name: string, settings: object = {}) => ({
  site: { name },
  config: mergeSettings(defaultConfig(), settings),
})

describe('a site without an icon of its own [RT-21]', () => {
  it.each([
    ['Southbank Motors', 'S'],
    ['4x4 Country', '4'],
    ['“émile & fils”', 'É'],
    ['…', '·'],
  ])('%s is known by %s, in its colours', (name, initial) => {
    const mark = siteMark(named(name, { theme: { colour: { accent: '#0d5c63', onAccent: '#fff' } } }))
    expect(mark).toMatchObject({ initial, ground: '#0d5c63', ink: '#ffffff' })
    expect(markSvg(mark)).toContain(`fill="#ffffff">${initial}</text>`)
  })

  it('names the drawn one; a site with one names that [PL-05]', () => {
    expect(headMarks(named('A')).icon).toBe('/icon.svg')
    expect(headMarks(named('A', { logos: { icon: '/media/a/icon' } })).icon).toBe('/media/a/icon')
  })
})

it.each([
  ['Volt', 'Volt'],
  ['Meridian Motor Group', 'Meridian'],
  ['Coastline Toyota', 'Coastline'],
  ['Outback RV', 'Outback RV'],
  ['Donaudampfschifffahrt', 'Donaudampfschifffahrt'],
])('the manifest of %s is short for it: %s; its icons are pictures of a known size [RT-21]', (name, short) => {
  expect(webManifest(named(name))).toMatchObject({
    name,
    short_name: short,
    start_url: '/',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  })
})

it('mails begin with the logo at the site’s address, as wide as it says; or with the name [PL-05]', () => {
  const { logos } = defaultConfig()
  const head = (set: object) => letterhead('A', 'https://a.example', { ...logos, ...set })
  expect(head({})).toEqual({ name: 'A', logo: null })
  const src = 'https://a.example/logo.png'
  expect(head({ main: '/media/a/logo', width: 147 }).logo).toEqual({ src, width: 147, height: 40 })
  expect(head({ main: '/media/a/logo' }).logo).toEqual({ src, width: 160, height: 40 })
})
