import { describe, expect, it } from 'vitest'
import { defaultConfig } from '#config/site/default-config.ts'
import { mergeSettings } from '#config/site/merge-settings.ts'
import { popupAt } from './popup.ts'

const now = new Date('2026-06-10T02:00:00Z')
const shown = (popup: object, state = 'qld') =>
  popupAt(mergeSettings(defaultConfig(), { banners: { popup }, locale: { defaultState: state } }), now)

describe('the promotional popup', () => {
  it('is none without a title [OS-09]', () => {
    expect(shown({})).toBeNull()
    expect(shown({ description: 'Only words' })).toBeNull()
  })

  it('has a title, a description, a picture and a button, and opens after five seconds [OS-09]', () => {
    const whole = {
      title: 'June runout',
      description: 'Every demo goes.',
      image: '/media/heroes/yard',
      buttonLabel: 'See them',
      buttonHref: '/search/demo-cars',
    }
    expect(shown(whole)).toEqual({
      title: 'June runout',
      description: 'Every demo goes.',
      image: '/media/heroes/yard',
      button: { label: 'See them', href: '/search/demo-cars' },
      delaySeconds: 5,
      until: null,
    })
    expect(shown({ title: 'June runout', delaySeconds: 0 })).toMatchObject({
      delaySeconds: 0,
      button: null,
      image: null,
    })
  })

  it.each([
    ['is shown before its last day', '2026-06-11', 'qld', '2026-06-11T14:00:00.000Z'],
    ['is shown on its last day', '2026-06-10', 'qld', '2026-06-10T14:00:00.000Z'],
    ['ends with the day of its state', '2026-06-10', 'wa', '2026-06-10T16:00:00.000Z'],
    ['ends by the clock that is changed that night', '2026-10-03', 'nsw', '2026-10-03T14:00:00.000Z'],
    ['is hidden the day after', '2026-06-09', 'qld', null],
  ])('%s [OS-09]', (_, expires, state, until) =>
    expect(shown({ title: 'Runout', expires }, state)?.until?.toISOString() ?? null).toBe(until),
  )
})
