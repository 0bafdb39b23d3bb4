import { describe, expect, it } from 'vitest'
import { plainWords } from '#config/markdown/markdown-tree.ts'
import { parseMarkdown } from '#config/markdown/parse-markdown.ts'
import { defaultConfig } from '#config/site/default-config.ts'
import { siteWords, withSiteWords } from './site-words.ts'

const wordsWith = (settings: { main?: string; email?: string; countries?: string[] }) => {
  const { main = null, email = null, countries = [] } = settings
  const { contact } = defaultConfig()
  const config = {
    contact: { ...contact, email, phones: { ...contact.phones, main } },
    privacy: { overseasCountries: countries },
  }
  return siteWords({ site: { name: 'Dealer' }, config })
}

describe('standard texts name the site', () => {
  it.each([
    [{}, 'at any of our locations'],
    [{ main: '07 5550 1100' }, '07 5550 1100'],
    [{ main: '07 5550 1100', email: 'a@d.example' }, '07 5550 1100 or a@d.example'],
  ])('with %j it is reached: %s [RT-17] [PL-05]', (settings, contact) =>
    expect(wordsWith(settings)).toMatchObject({ dealership: 'Dealer', contact }),
  )

  it.each([
    [[], 'We are not likely to disclose it to anyone outside Australia.'],
    [['Japan'], 'Some of those who work for us are outside Australia: in Japan.'],
    [
      ['Japan', 'Singapore', 'India'],
      'Some of those who work for us are outside Australia: in Japan, Singapore and India.',
    ],
  ])('its privacy policy names the countries %j [RT-17] [PL-05]', (countries, overseas) =>
    expect(wordsWith({ countries }).overseas).toBe(overseas),
  )
})

it('words are put in as words: no name becomes a mark, and braces of others stay', () => {
  const blocks = withSiteWords(parseMarkdown('**{name}** and {other}\n\n- {name}'), { name: '[x](/y) _z_' })
  expect(plainWords(blocks)).toBe('[x](/y) _z_ and {other} [x](/y) _z_')
  expect(JSON.stringify(blocks)).not.toContain('link')
})
