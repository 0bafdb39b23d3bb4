import { driveMoment } from '../../test-drives/drive-times.ts'
import { shownCents } from '../../vehicles/price.ts'
import { postcodeState } from '../../places/postcode-state.ts'
import { answer, answererName, chosenMoment, type LeadFacts, sentAt, shopperName } from './lead-facts.ts'
import { answerLines, originLines } from './lead-lines.ts'
import { element, optional, type XmlElement } from './xml.ts'

/** A lead as ADF 1.0, which dealers' systems read. Its elements stand in the DTD's order, which counts. */
export function adfOf(facts: LeadFacts): string {
  const { lead, site } = facts
  const prospect = element('prospect', { status: 'new' }, [
    element('id', { sequence: 1, source: hostOf(site.origin) }, lead.clientToken),
    element('id', { sequence: 2, source: 'reference' }, lead.reference),
    element('requestdate', {}, sentAt(facts)),
    ...vehicles(facts),
    customer(facts),
    vendor(facts),
    provider(facts),
  ])
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${element('adf', {}, [prospect]).xml}\n`
}

/** What is wanted, then what is offered for it. The DTD asks for one at least, so a lead about none has an empty one. */
function vehicles(facts: LeadFacts): XmlElement[] {
  const own = ownVehicle(facts)
  const isAbout = facts.vehicle !== null || facts.lead.vehicleMake !== null || facts.lead.vehicleModel !== null
  return isAbout || own === null ? [wantedVehicle(facts), ...(own ? [own] : [])] : [own]
}

function wantedVehicle({ lead, vehicle }: LeadFacts): XmlElement {
  const condition = vehicle?.carType ?? lead.carType
  const cents = shownCents(vehicle?.priceCents ?? null)
  const attributes = {
    interest: lead.category === 'Test Drive' ? 'test-drive' : 'buy',
    // ADF knows no demonstrators.
    status: condition === 'used' || condition === 'demo' ? 'used' : 'new',
  }
  return element('vehicle', attributes, [
    optional('id', lead.carId, { sequence: 1, source: 'car_id' }),
    element('year', {}, vehicle?.year ?? ''),
    element('make', {}, vehicle?.make ?? lead.vehicleMake ?? ''),
    element('model', {}, vehicle?.model ?? lead.vehicleModel ?? ''),
    optional('vin', vehicle?.vin),
    optional('stock', vehicle?.stocknum ?? lead.stockNumber),
    optional('trim', vehicle?.badge),
    optional('doors', vehicle?.doors),
    optional('bodystyle', vehicle?.body),
    optional('transmission', vehicle?.simpleTransmission),
    optional('odometer', vehicle?.km, { status: 'original', units: 'km' }),
    vehicle?.colour
      ? element('colorcombination', {}, [
          optional('interiorcolor', vehicle.interiorColour),
          element('exteriorcolor', {}, vehicle.colour),
          element('preference', {}, 1),
        ])
      : null,
    cents === null ? null : element('price', { type: 'asking', currency: 'AUD' }, (cents / 100).toFixed(2)),
    cents === null ? null : optional('pricecomments', vehicle?.priceType && priceComments[vehicle.priceType]),
    optional('comments', condition === 'demo' ? 'demonstrator' : null),
  ])
}

const priceComments = { drive_away: 'Drive away', excl_govt_charges: 'Excluding government charges' } as const

/** The shopper's own, where the form offers one. */
function ownVehicle({ lead }: LeadFacts): XmlElement | null {
  const [make, model] = [answer(lead, 'trade_make'), answer(lead, 'trade_model')]
  if (make === null && model === null) return null
  const comments = [
    lead.rego && `Rego ${[lead.rego, answer(lead, 'rego_state')].filter(Boolean).join(' ')}`,
    answer(lead, 'condition'),
    lead.extra.finance_owing === true && 'finance owing',
  ]
  return element('vehicle', { interest: lead.category === 'Sell Your Car' ? 'sell' : 'trade-in', status: 'used' }, [
    element('year', {}, answer(lead, 'trade_year') ?? ''),
    element('make', {}, make ?? ''),
    element('model', {}, model ?? ''),
    optional('odometer', answer(lead, 'odometer'), { status: 'unknown', units: 'km' }),
    optional('comments', comments.filter(Boolean).join(', ')),
  ])
}

function customer(facts: LeadFacts): XmlElement {
  const { lead } = facts
  const lines = [...answerLines(facts), ...originLines(facts)].map(({ label, value }) => `${label}: ${value}`)
  return element('customer', {}, [
    shopperContact(facts),
    timeframe(facts),
    element('comments', {}, [lead.message, lines.join('\n')].filter(Boolean).join('\n\n')),
  ])
}

function shopperContact({ lead }: LeadFacts): XmlElement {
  const preferred = (way: string) => (answer(lead, 'preferred_contact') === way ? 1 : null)
  const names = lead.lastName
    ? [
        element('name', { part: 'first', type: 'individual' }, lead.name ?? ''),
        element('name', { part: 'last', type: 'individual' }, lead.lastName),
      ]
    : [element('name', { part: 'full', type: 'individual' }, shopperName(lead) ?? 'Unknown')]
  return element('contact', { primarycontact: 1 }, [
    ...names,
    optional('email', lead.email, { preferredcontact: preferred('Email') }),
    optional('phone', lead.phone, {
      type: lead.phone?.startsWith('+614') ? 'cellphone' : 'voice',
      time: callTimes[answer(lead, 'best_time') ?? ''],
      preferredcontact: preferred('Phone'),
    }),
    // The DTD asks for one of the two.
    lead.email === null && lead.phone === null ? element('phone', { type: 'voice' }, '') : null,
    lead.postcode === null
      ? null
      : element('address', { type: 'home' }, [
          element('street', { line: 1 }, ''),
          optional('regioncode', postcodeState(lead.postcode)),
          element('postalcode', {}, lead.postcode),
          element('country', {}, 'AU'),
        ]),
  ])
}

const callTimes: Readonly<Record<string, string>> = {
  'Any time': 'nopreference',
  Morning: 'morning',
  Afternoon: 'afternoon',
  Evening: 'evening',
}

/** What was booked or wished for, and when. */
function timeframe(facts: LeadFacts): XmlElement | null {
  const { drive } = facts
  if (drive)
    return element('timeframe', {}, [
      element('description', {}, drive.status === 'cancelled' ? 'Test Drive, cancelled' : 'Test Drive, booked'),
      element('earliestdate', {}, driveMoment(drive.startsAt, drive.timeZone)),
      element('latestdate', {}, driveMoment(drive.endsAt, drive.timeZone)),
    ])
  const slot = answer(facts.lead, 'slot')
  const date = slot === null ? answer(facts.lead, 'date') : chosenMoment(slot, facts)
  if (date === null) return null
  return element('timeframe', {}, [
    element('description', {}, facts.lead.category),
    element('earliestdate', {}, date),
    element('latestdate', {}, date),
  ])
}

function vendor(facts: LeadFacts): XmlElement {
  const { location, dealership, site } = facts
  const phone = location?.phone ?? location?.landlinePhone ?? location?.mobile
  return element('vendor', {}, [
    optional('id', dealership?.slug, { source: 'dealership' }),
    optional('id', location?.slug, { source: 'location' }),
    element('vendorname', {}, dealership?.name ?? site.name),
    element('url', {}, site.origin),
    element('contact', {}, [
      element('name', { part: 'full', type: 'business' }, answererName(facts)),
      optional('email', location?.email),
      optional('phone', phone, { type: 'voice' }),
      location?.email || phone ? null : element('phone', { type: 'voice' }, ''),
    ]),
  ])
}

const provider = ({ site, lead }: LeadFacts): XmlElement =>
  element('provider', {}, [
    element('name', { part: 'full', type: 'business' }, `${site.name} website`),
    element('service', {}, lead.form),
    element('url', {}, site.origin),
  ])

const hostOf = (origin: string): string => new URL(origin).host
