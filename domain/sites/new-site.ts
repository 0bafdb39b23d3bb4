import { domainToASCII } from 'node:url'
import { isIP } from 'node:net'
import { z } from 'zod'
import { templateLayers } from '#config/site/template-layers.ts'
import type { SiteKind } from '#db/value-sets.ts'

const kinds = ['dealer', 'manufacturer', 'group'] as const satisfies readonly SiteKind[]

const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower case letters, digits and single hyphens.')
  .max(63, 'must have at most 63 characters: it becomes part of a host name.')

const name = z.string().trim().min(1, 'is empty.').max(120, 'must have at most 120 characters.')

/** A record by its slug; with a name it is made when there is none. */
const reference = z.object({ slug, name: name.optional() })

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** A host name as browsers send it: lower case, ASCII, without port and trailing dot. */
const host = z.string().transform((given, context) => {
  const bare = given.trim().replace(/\.$/, '')
  // The conversion would read a path or a port as the end of the name and drop it.
  const ascii = /[\s/\\?#@:]/.test(bare) ? '' : domainToASCII(bare)
  const labels = ascii.split('.')
  const valid =
    ascii.length <= 253 && labels.length > 1 && labels.every((part) => label.test(part)) && isIP(ascii) === 0
  if (valid) return ascii
  const message = `"${given}" is not a host name. Write it as www.example.com.au, without https:// and port.`
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

const unique =
  <T>(key: (item: T) => string) =>
  (items: T[]): boolean =>
    new Set(items.map(key)).size === items.length

/** What it takes to make a site. */
export const newSiteSchema = z
  .object({
    slug,
    name,
    kind: z.enum(kinds, `must be one of ${kinds.join(', ')}.`),
    template: z
      .string()
      .refine((given) => templateNames().includes(given), {
        error: () => `must be one of ${templateNames().join(', ')}.`,
      }),
    domains: z.array(host).refine(
      unique((each: string) => each),
      'names a host twice.',
    ),
    dealerships: z
      .array(reference)
      .min(1, 'is missing. A site shows the stock of at least one dealership.')
      .refine(
        unique((each: { slug: string }) => each.slug),
        'names a dealership twice.',
      ),
    manufacturer: reference.optional(),
  })
  .refine(({ kind, manufacturer }) => (kind === 'manufacturer') === (manufacturer !== undefined), {
    path: ['manufacturer'],
    error: 'goes with a site of kind manufacturer, and only with that kind.',
  })

export type NewSite = z.infer<typeof newSiteSchema>
export type NewSiteInput = z.input<typeof newSiteSchema>

/** The templates a site may have. */
export const templateNames = (): string[] => Object.keys(templateLayers())
