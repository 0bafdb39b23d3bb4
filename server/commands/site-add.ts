import { parseArgs } from 'node:util'
import { addSite } from '#domain/sites/add-site.server.ts'
import { templateNames } from '#domain/sites/new-site.ts'
import { type CommandDeps, UsageError, exitCodeOf, shellDeps, withPlatform } from './run-command.ts'

const usage = `Usage: npm run site:add -- --slug <slug> --name <name> --template <template> --kind <kind>
                           --dealership <slug> [options]

  --slug <slug>                 lower case letters, digits and hyphens
  --name <name>                 as shoppers read it
  --template <template>         ${templateNames().join(', ')}
  --kind <kind>                 dealer, manufacturer or group
  --dealership <slug[:Name]>    whose stock the site shows; with a name it is made if there is none; repeatable
  --manufacturer <slug[:Name]>  of a manufacturer site; with a name it is made if there is none
  --domain <host>               where the site answers; the first is the main one; repeatable
  --help                        print this

Exit code: 0 made, 1 refused (nothing was made), 2 wrong usage.`

/** Makes a site and prints where it answers; answers the exit code. */
export function main(argv: string[], deps: CommandDeps): Promise<number> {
  return exitCodeOf(deps, usage, async () => {
    const input = readArguments(argv)
    if (input === 'help') {
      deps.out(usage)
      return 0
    }
    const { slug, id, domains, created } = await withPlatform(deps, (ctx) => addSite(ctx, input))
    deps.out(
      [
        `Site ${slug} (${id}) is made.`,
        ...created.map((what) => `Also made: ${what}.`),
        ...domains.map((host) => `It answers at ${host}.`),
      ].join('\n'),
    )
    return 0
  })
}

function readArguments(argv: string[]) {
  const { values } = parseArgs({
    args: argv,
    options: {
      slug: { type: 'string' },
      name: { type: 'string' },
      template: { type: 'string' },
      kind: { type: 'string' },
      domain: { type: 'string', multiple: true, default: [] },
      dealership: { type: 'string', multiple: true, default: [] },
      manufacturer: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return 'help'
  for (const name of ['slug', 'name', 'template', 'kind'] as const) {
    if (values[name] === undefined) throw new UsageError(`--${name} is missing.`)
  }
  const { slug, name, template, kind, domain, dealership, manufacturer } = values
  return {
    slug,
    name,
    template,
    kind,
    domains: domain,
    dealerships: dealership.map(reference),
    manufacturer: manufacturer === undefined ? undefined : reference(manufacturer),
  }
}

/** "kia-cairns" or "kia-cairns:Kia Cairns". */
function reference(text: string): { slug: string; name?: string } {
  const colon = text.indexOf(':')
  return colon === -1 ? { slug: text } : { slug: text.slice(0, colon), name: text.slice(colon + 1) }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), shellDeps())
