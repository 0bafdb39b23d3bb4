import { describe, expect, it } from 'vitest'
import {
  asset,
  colour,
  fontFamily,
  link,
  mapLink,
  phone,
  smtpUrl,
  spinLink,
  tileAddress,
  webhookUrl,
} from './value-types.ts'

const cases = [
  [
    'colour',
    colour,
    ['#fff', '#0d5c63', '#0D5C63cc', 'oklch(0.72 0.12 210)', 'oklch(72% 0.12 210.5)', 'oklch(0.7 0.1 20 / 0.5)'],
    [
      'red',
      '#ffff0',
      '#ggg',
      'rgb(0 0 0)',
      '#fff;',
      '#fff\n',
      '#fff}body{display:none}',
      'var(--x)',
      'url(//evil.test)',
      'oklch(0.7 0.1 20); color: red',
      'oklch(calc(1) 0 0)',
      '#fff/**/',
      '',
    ],
  ],
  [
    'font family',
    fontFamily,
    ["'Figtree', system-ui, sans-serif", 'system-ui', "'Barlow Condensed',Arial"],
    ["'Figtree", 'a;b', "x', url(evil)", 'a}', 'a\\0', '"Sora"', 'two words', "'a'\n", '<style>', ''],
  ],
  [
    'link',
    link,
    [
      '/',
      '/search/used-cars?sortBy=x#y',
      'https://dealer.example/x',
      '#finance-form',
      'tel:+61730000000',
      'sms:0400 000 000',
      'mailto:sales@dealer.example',
    ],
    [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      '//evil.test',
      '/\\evil.test',
      'http://dealer.example',
      ' /x',
      '/x y',
      '/"onclick="x',
      'https://x\\@y',
      'search',
      'mailto:a@b.example?bcc=c@d.example',
      '',
    ],
  ],
  [
    'picture',
    asset,
    ['/media/logo.svg', 'https://cdn.example/a-b_c.png?w=20&h=10'],
    [
      '//evil.test/x.png',
      'http://x.example/y.png',
      'data:image/png;base64,x',
      '/x.png) no-repeat',
      "/x.png'",
      '/x y.png',
      '/\\x',
      '',
    ],
  ],
  [
    'webhook',
    webhookUrl,
    ['https://crm.example/leads?x=1', 'http://localhost:4000/x', 'http://127.0.0.1:4000/'],
    [
      'http://crm.example/',
      'http://localhost.evil.example/',
      'http://localhost@evil.example/',
      'ftp://x.example/',
      'x',
      '',
    ],
  ],
  [
    'link to a map',
    mapLink,
    ['https://maps.example/?at={lat},{long}', 'https://maps.example/@{long}/{lat}#map=10/{lat}/{long}'],
    [
      'https://maps.example/',
      'https://maps.example/{lat}',
      'http://maps.example/{lat}/{long}',
      'geo:{lat},{long}',
      'https://maps.example/"{lat}{long}',
      '',
    ],
  ],
  [
    'link to a turn',
    spinLink,
    ['https://spins.example/{code}', 'https://spins.example/view?id={code}&x=1'],
    ['https://{code}.example/', 'https://spins.example/', 'http://spins.example/{code}', 'javascript:{code}', ''],
  ],
  [
    "map service's pictures",
    tileAddress,
    ['https://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example:8443/a/{z}/{y}/{x}@2x.png?key=a-b_c'],
    [
      'http://tiles.example/{z}/{x}/{y}.png',
      'https://tiles.example/{z}/{x}.png',
      'https://{s}.tiles.example/{z}/{x}/{y}.png',
      'https://tiles.example/{z}/{x}/{y}.png?a={quadkey}',
      "https://tiles.example; script-src 'unsafe-inline'/{z}/{x}/{y}",
      'https://user@tiles.example/{z}/{x}/{y}',
      'https://tiles.example{z}/{x}/{y}',
      'javascript:{z}{x}{y}',
      '',
    ],
  ],
  [
    'mail server',
    smtpUrl,
    ['smtps://user:pass@mail.example:465', 'smtp://mail.example'],
    ['https://mail.example', 'mail.example', 'smtp:', ''],
  ],
  [
    'phone number',
    phone,
    ['07 3000 0000', '(07) 3000 0000', '1300 000 000', '13 12 20', '+61 400 000 000', '0400-000-000'],
    ['call us', '07 3000 0000 ext 2', '07  3000', '+', '12', ''],
  ],
] as const

describe.each(cases)('%s [PL-05]', (_, type, good, bad) => {
  it.each(good)('accepts %j', (value) => {
    expect(type.safeParse(value).success).toBe(true)
  })

  it.each(bad)('refuses %j', (value) => {
    expect(type.safeParse(value).success).toBe(false)
  })
})
