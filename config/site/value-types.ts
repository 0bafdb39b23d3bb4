import { z } from 'zod'

// Types shared by several keys. They transform nothing: what is stored is what is used.
// A description names the type in the docs and in refusals.

/** Plain text shown to people; never markup. */
export const text = (max = 300) => z.string().min(1).max(max)

/** Some of a fixed set, in order, none twice. */
export const choices = <const V extends readonly string[]>(values: V) =>
  z.array(z.enum(values)).refine((list) => new Set(list).size === list.length, { message: 'names one twice' })

/** A number of things. */
export const count = (min: number, max: number) => z.int().min(min).max(max)

/** Money, in Australian cents. A key that holds some is called …Cents. */
export const cents = z.int().min(0).max(1_000_000_000).describe('cents')

/** Money where only dollars make sense, such as the steps of a slider; in cents like all money. */
export const wholeDollars = cents.multipleOf(100).describe('cents, whole dollars')

/** Per cent, as in an interest rate. */
export const percent = z.number().min(0).max(100).describe('per cent')

/** Australian or international, as people write it, kept as a string. */
export const phone = z
  .string()
  .regex(/^(?:\+?\d|\(0\d\))(?:[ -]?\d){2,14}$/)
  .describe('phone number')

export const email = z.email().max(254).describe('e-mail address')

// A page's link target. Only these schemes exist, so a stored link can never be script.
const path = String.raw`\/(?![\/\\])[^\s"'<>\\]*`
const https = String.raw`https:\/\/[^\s"'<>\\]+`
const contactLink = String.raw`(?:tel|sms):\+?\d[\d ]*|mailto:[^\s"'<>\\?]+`
export const link = z
  .string()
  .max(500)
  .regex(new RegExp(`^(?:${path}|${https}|${contactLink}|#[\\w-]+)$`))
  .describe('link (path, https:, #anchor, tel:, sms:, mailto:)')

export const sitePath = z
  .string()
  .max(200)
  .regex(new RegExp(`^${path}$`))
  .describe('path')

export const httpsUrl = z
  .url({ protocol: /^https$/ })
  .max(500)
  .describe('https: address')

/** A host, with its scheme: the value is written into a page's content security policy. */
const origin = String.raw`https:\/\/[a-z0-9]+(?:[.-][a-z0-9]+)*(?::\d{1,5})?`
export const httpsOrigin = z
  .string()
  .max(200)
  .regex(new RegExp(`^${origin}$`))
  .describe('https: host, as https://videos.example')

/** A program of somebody else's: its address is written into a page, its host into that page's policy. */
export const scriptUrl = z
  .string()
  .max(500)
  .regex(new RegExp(`^${origin}\\/[\\w./~%?&=:@+,-]*$`))
  .describe('https: address of a script')

/** An address only our own server calls, which may be inside the network. */
export const serverUrl = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .describe('http: or https: address')

/** An address others give us to post to or to ask. Plain http stays on this machine, where a demo or a test listens. */
export const webhookUrl = z
  .url()
  .max(500)
  .regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?\/)/)
  .describe('https: address')

/** A link to a place on somebody's map: {lat} and {long} stand for where it is. */
export const mapLink = z
  .string()
  .max(500)
  .regex(new RegExp(`^(?=.*\\{lat\\})(?=.*\\{long\\})${https}$`))
  .describe('https: address with {lat} and {long}')

/** Where a service has its pictures of streets: {z}, {x} and {y} stand for which. Its host is opened in a page's policy. */
export const tileAddress = z
  .string()
  .max(500)
  .regex(new RegExp(`^(?=.*\\{z\\})(?=.*\\{x\\})(?=.*\\{y\\})${origin}\\/(?:[\\w./~%?&=:@+,-]|\\{[xyz]\\})+$`))
  .describe('https: address with {z}, {x} and {y}')

/** Where the service that turned a vehicle shows it: {code} stands for what it calls the vehicle. */
export const spinLink = z
  .string()
  .max(500)
  .regex(new RegExp(`^(?=.*\\{code\\})https:\\/\\/[^\\s"'<>\\\\{}/]+\\/[^\\s"'<>\\\\]*$`))
  .describe('https: address with {code}')

/** Where a provider has a report: {vin}, {nvic} or {rego} stands for what it knows the vehicle by. */
export const reportLink = z
  .string()
  .max(500)
  .regex(new RegExp(`^(?=.*\\{(?:vin|nvic|rego)\\})https:\\/\\/[^\\s"'<>\\\\{}/]+\\/[^\\s"'<>\\\\]*$`))
  .describe('https: address with {vin}, {nvic} or {rego}')

/** A mail server, with who we are to it. */
export const smtpUrl = z
  .url({ protocol: /^smtps?$/, hostname: /./ })
  .max(500)
  .describe('smtp: or smtps: address')

/** An image or logo; also safe inside a stylesheet's url(). */
export const asset = z
  .string()
  .max(500)
  .regex(/^(?:\/(?![/\\])|https:\/\/)[\w./~%?&=:@+,-]+$/)
  .describe('picture (path or https:)')

/** A hex or oklch() colour and nothing else: the value is written into a stylesheet. */
const hex = '#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})'
const number = String.raw`\d{1,3}(?:\.\d{1,4})?`
const oklch = String.raw`oklch\(${number}%? ${number} ${number}(?: \/ ${number}%?)?\)`
export const colour = z
  .string()
  .max(60)
  .regex(new RegExp(`^(?:${hex}|${oklch})$`))
  .describe('hex or oklch() colour')

/** A font-family list of plain or single-quoted names: the value is written into a stylesheet. */
const fontName = String.raw`(?:[A-Za-z][A-Za-z0-9-]*|'[A-Za-z0-9][A-Za-z0-9 -]*')`
export const fontFamily = z
  .string()
  .max(200)
  .regex(new RegExp(`^${fontName}(?:, ?${fontName})*$`))
  .describe('font-family list')

export const isoDate = z.iso.date().describe('date (yyyy-mm-dd)')

export const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .describe('slug')
