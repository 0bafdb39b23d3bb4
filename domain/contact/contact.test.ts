import { describe, expect, it } from 'vitest'
import { defaultConfig } from '#config/site/default-config.ts'
import { mergeSettings } from '#config/site/merge-settings.ts'
import { Secret } from '#config/secret.ts'
import { chatView, hasChatWidget } from './chat.ts'
import { messageLinks } from './message-links.ts'

const withChat = (chat: object) => mergeSettings(defaultConfig(), { contact: { chat } })

describe('the chat widget', () => {
  it.each([
    ['without the integration', {}, false],
    ['with it', { integrated: true }, true],
    ['with it and a token', { integrated: true, token: new Secret('t') }, false],
    ['with a token alone', { token: new Secret('t') }, false],
    ['with it, while the kill switch is on', { integrated: true, off: true }, false],
  ])('%s [VD-17] [EN-07]', (_, chat, is) => {
    expect(hasChatWidget(withChat(chat))).toBe(is)
    expect(chatView(withChat(chat)) !== null).toBe(is)
  })

  it('answers what is asked most where the bot is on, and only where there is a page [EN-07]', () => {
    expect(chatView(withChat({ integrated: true }))).toEqual({ isOutside: false, answers: [] })
    const bot = chatView(withChat({ integrated: true, autobot: true }))
    expect(bot?.answers.map(({ href }) => href)).toEqual(['/contact', '/finance', '/trade-in', '/book-test-drive'])
    const bare = mergeSettings(withChat({ integrated: true, autobot: true }), { pages: { standard: [] } })
    expect(chatView(bare)?.answers).toEqual([])
  })

  it('leaves answering to the service where there is one [EN-07]', () => {
    const script = 'https://chat.example/widget.js'
    expect(chatView(withChat({ integrated: true, autobot: true, script }))).toEqual({ isOutside: true, answers: [] })
  })
})

it.each([
  [{ sms: null, whatsApp: null }, '', []],
  [{ sms: '0491 570 156', whatsApp: null }, '', ['sms:0491570156']],
  [{ sms: null, whatsApp: '0491 570 157' }, '', ['https://wa.me/61491570157']],
  [
    { sms: '+61 491 570 156', whatsApp: '+61 491 570 157' },
    'Is the 2022 Kia EV6 & its charger there?',
    [
      'sms:+61491570156?body=Is%20the%202022%20Kia%20EV6%20%26%20its%20charger%20there%3F',
      'https://wa.me/61491570157?text=Is%20the%202022%20Kia%20EV6%20%26%20its%20charger%20there%3F',
    ],
  ],
])('%j, asked %j, is written to at %j [RT-20] [PL-05]', (phones, words, hrefs) =>
  expect(messageLinks(phones, words).map(({ href }) => href)).toEqual(hrefs),
)
