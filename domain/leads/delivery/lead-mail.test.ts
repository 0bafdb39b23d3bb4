import { describe, expect, it } from 'vitest'
import type { LeadFacts } from './lead-facts.ts'
import { leadMail } from './lead-mail.ts'
import { receiptMail } from './receipt-mail.ts'
import { hostileText, testingFacts } from './testing-lead.ts'

const deliveryId = '5d1c9a40-0000-4000-8000-000000000001'
const plan = {
  to: { address: 'sales@north.example', reads: 'mail' as const },
  from: 'website@north.example',
  deliveryId,
  attachAdf: true,
}
const receipt = { to: 'jane@example.com', from: 'website@north.example', replyTo: 'yard@north.example', deliveryId }

describe('a lead’s mail to the dealer', () => {
  it('says who asks, what, about which vehicle; answers go to the shopper [FM-12]', () => {
    const { attachments, html, ...mail } = leadMail(testingFacts(), plan)
    expect(mail).toMatchSnapshot('words')
    expect(html).toMatchSnapshot('html')
    expect(attachments).toMatchObject([
      {
        filename: 'lead-3CD45FG.xml',
        contentType: 'application/x-adf+xml',
        content: expect.stringContaining('<?adf version="1.0"?>'),
      },
    ])
  })

  it.each([
    ['to the dealer', (facts: LeadFacts) => leadMail(facts, plan)],
    ['to the shopper', (facts: LeadFacts) => receiptMail(facts, receipt)],
  ])(
    '%s begins with the logo, its room kept and its name read where pictures are not; else with the name [PL-05]',
    (_, mailOf) => {
      const { html } = mailOf(testingFacts())
      expect(html?.match(/<img[^>]*>/g)).toEqual([
        expect.stringMatching(
          /^<img src="https:\/\/www\.north\.example\/logo\.png" width="120" height="40" alt="North" /,
        ),
      ])
      const without = mailOf(testingFacts({}, { letterhead: { name: 'North & Co', logo: null } })).html
      expect(without).not.toContain('<img')
      expect(without).toMatch(/<p [^>]*>North &#38; Co<\/p><h1/)
    },
  )

  it('to a system is ADF alone [FM-12]', () => {
    const mail = leadMail(testingFacts(), { ...plan, to: { address: 'crm@north.example', reads: 'adf' } })
    expect(mail).toMatchObject({ html: null, attachments: [], text: expect.stringMatching(/^<\?xml/) })
  })

  it('can be answered with one press: call, write, open the vehicle’s page', () => {
    const { html } = leadMail(testingFacts({ email: 'a&b+c@shopper.example' }), plan)
    expect(html).toContain('<a href="tel:+61412345678">')
    expect(html).toContain('<a href="mailto:a%26b%2Bc%40shopper.example">')
    expect(html).toContain('<a href="https://www.north.example/cars/2021-toyota-hilux-s1">')
  })

  it('has no attachment where none is wanted', () => {
    expect(leadMail(testingFacts(), { ...plan, attachAdf: false }).attachments).toEqual([])
  })

  it('has an id of its own for each lead, delivery and form, and the same every time', () => {
    const id = (changes: object, reads: 'mail' | 'adf' = 'mail', delivery = deliveryId) =>
      leadMail(testingFacts(changes), { ...plan, deliveryId: delivery, to: { address: 'a@b.example', reads } })
        .messageId
    const other = { clientToken: '1b7c2a52-8f5e-4e57-9d5a-0a2f1f6a7b10' }
    expect(id({})).toBe(`lead.0b7c2a52-8f5e-4e57-9d5a-0a2f1f6a7b10.${deliveryId}@north.example`)
    expect(id({})).toBe(id({}))
    expect(new Set([id({}), id(other), id({}, 'adf'), id({}, 'mail', 'x')]).size).toBe(4)
  })

  it('marks what looks like spam, and says where no answer can be sent', () => {
    const mail = leadMail(testingFacts({ spamReasons: ['links'], email: null }), plan)
    expect(mail.subject).toMatch(/^\[Possible spam\] /)
    expect([mail.replyTo, mail.text]).toEqual([null, expect.stringContaining('gave no email address')])
  })

  it.each(['mail', 'adf'] as const)('hostile text breaks out of nothing: no header, no tag, no turn (%s)', (reads) => {
    const lead = {
      name: hostileText,
      lastName: hostileText,
      message: hostileText.repeat(1_000),
      category: hostileText,
      subcategory: hostileText,
      spamReasons: [hostileText],
    }
    const mail = leadMail(testingFacts(lead), { ...plan, to: { address: 'a@b.example', reads } })
    for (const line of [
      mail.subject,
      mail.replyTo!.name!,
      mail.from.name!,
      mail.messageId,
      ...Object.values(mail.headers),
    ]) {
      expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u)
      expect(line.length).toBeLessThanOrEqual(200)
    }
    expect(mail.html ?? '').not.toMatch(/<x|<!ENTITY/)
    expect(`${mail.text}${mail.html}`.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  })
})

describe('a shopper’s receipt', () => {
  it('has the reference, who answers and by when, and what was asked [FM-12]', () => {
    const { html, ...mail } = receiptMail(testingFacts(), receipt)
    expect(mail).toMatchSnapshot('words')
    expect(html).toMatchSnapshot('html')
  })

  it.each([
    ['the close of the next open day', '2026-02-03T05:30:20Z', 'by Wed 4 Feb, 5:30 pm at the latest'],
    ['after days that are closed', '2026-02-06T05:30:20Z', 'by Tue 10 Feb, 5:30 pm at the latest'],
    ['in the place’s own day', '2026-02-03T15:30:20Z', 'by Thu 5 Feb, 5:30 pm at the latest'],
  ])('promises %s', (_, sent, words) => {
    expect(receiptMail(testingFacts({ createdAt: new Date(sent) }), receipt).text).toContain(words)
  })

  it('promises no time where no hours are known', () => {
    expect(receiptMail(testingFacts({}, { location: null }), receipt).text).toContain(
      'North Motors will answer as soon as it can.',
    )
  })

  it('tells nothing that is the dealer’s alone', () => {
    const { text, html } = receiptMail(testingFacts({ spamReasons: ['x-spam'], routedBy: ['x-rule'] }), receipt)
    expect(`${text}${html}`).not.toMatch(/x-spam|x-rule|opted|news/)
  })
})
