import { z } from 'zod'
import { Secret } from './secret.ts'

const integer = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))

const proxy = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
const proxies = z
  .string()
  .transform((list) => list.split(',').map((part) => part.trim()))
  .pipe(z.array(proxy))
  .readonly()

const hostName = /^[A-Za-z0-9](?:[A-Za-z0-9.-]{0,252}[A-Za-z0-9])?$/
const listenAddress = z.union([z.ipv4(), z.ipv6(), z.string().regex(hostName)])

const share = z
  .string()
  .regex(/^(?:\d(?:\.\d+)?|\.\d+)$/)
  .transform(Number)
  .pipe(z.number().max(1))

const roles = z
  .string()
  .transform((list) => list.split(',').map((part) => part.trim()))
  .pipe(z.array(z.enum(['web', 'worker'])).min(1))
  .readonly()

const toSecret = (value: string) => new Secret(value)
const databaseUrl = z.url({ protocol: /^postgres(?:ql)?$/ }).transform(toSecret)
const metricsToken = z.string().min(16).transform(toSecret)

const sealingKey = z.string().regex(/^(?:[\da-fA-F]{64}|[\w+/-]{43}=?)$/)
const sealingKeys = z
  .string()
  .transform((list) => list.split(',').map((part) => part.trim()))
  .pipe(z.array(sealingKey).max(20))
  .transform((list) => list.map(toSecret))

/** One variable of the process environment; `wants` completes the sentence "X wants …". */
interface EnvironmentKey {
  readonly field: string
  readonly type: z.ZodType
  readonly default: unknown
  readonly wants: string
  readonly meaning: string
  readonly secret?: true
}

/** Every variable the process reads, with the field of `Environment` it becomes. */
export const environmentKeys = {
  MODE: {
    field: 'mode',
    type: z.enum(['demo', 'production']),
    default: 'demo',
    wants: 'demo or production',
    meaning: 'Demo sites and workshop pages exist only in demo; independent of NODE_ENV',
  },
  HOST: {
    field: 'host',
    type: listenAddress,
    default: '127.0.0.1 in demo, 0.0.0.0 in production',
    wants: 'an address or host name',
    meaning: 'Address to listen on',
  },
  PORT: {
    field: 'port',
    type: integer(0, 65535),
    default: 3000,
    wants: 'a number 0 to 65535',
    meaning: 'Port to listen on; 0 takes a free one',
  },
  ROLE: {
    field: 'roles',
    type: roles,
    default: ['web', 'worker'],
    wants: 'web, worker or both, separated by a comma',
    meaning: 'What this process does: answer visitors (web), do what must happen after a commit (worker)',
  },
  DATABASE_URL: {
    field: 'databaseUrl',
    type: databaseUrl,
    default: null,
    wants: 'a postgres:// address',
    secret: true,
    meaning: 'PostgreSQL server; without one the embedded database in DATA_DIR is used',
  },
  DATA_DIR: {
    field: 'dataDir',
    type: z.string(),
    default: '.data',
    wants: 'a folder',
    meaning: 'Folder of the embedded database, of stored media, and of what is kept to start and answer quickly',
  },
  TRUSTED_PROXIES: {
    field: 'trustedProxies',
    type: proxies,
    default: [],
    wants: 'addresses or CIDR ranges separated by commas',
    meaning: 'Proxies whose forwarded headers are believed',
  },
  LOG_LEVEL: {
    field: 'logLevel',
    type: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    default: 'info',
    wants: 'fatal, error, warn, info, debug, trace or silent',
    meaning: 'Least severe message that is logged',
  },
  METRICS_TOKEN: {
    field: 'metricsToken',
    type: metricsToken,
    default: null,
    wants: 'at least 16 characters',
    secret: true,
    meaning: 'Bearer token that opens the metrics; without one they are closed',
  },
  APPLICATION_KEYS: {
    field: 'applicationKeys',
    type: sealingKeys,
    default: null,
    wants: 'keys of 32 bytes each, as 64 hexadecimal digits or in base64, separated by commas',
    secret: true,
    meaning:
      'Keys that finance applications are sealed with: the current one, then older ones that still open; production needs one, a demo makes one in DATA_DIR',
  },
  DEMO_VEHICLES: {
    field: 'demoVehicles',
    type: integer(0, 1_000_000),
    default: 10_000,
    wants: 'a number 0 to 1000000',
    meaning: 'About how many vehicles the demo is seeded with',
  },
  PAGE_CACHE_MB: {
    field: 'pageCacheMb',
    type: integer(0, 65536),
    default: 256,
    wants: 'a number 0 to 65536',
    meaning: 'Memory for cached pages of all sites, in MB',
  },
  SITE_CACHE_MB: {
    field: 'siteCacheMb',
    type: integer(0, 65536),
    default: 16,
    wants: 'a number 0 to 65536',
    meaning: 'Most of that memory one site may use, in MB',
  },
  MEDIA_CACHE_MB: {
    field: 'mediaCacheMb',
    type: integer(1, 1_048_576),
    default: 1024,
    wants: 'a number 1 to 1048576',
    meaning: 'Disk for pictures made to size, in MB',
  },
  API_ADDRESS_PERCENT: {
    field: 'apiAddressPercent',
    type: integer(1, 100),
    default: 25,
    wants: 'a number 1 to 100',
    meaning: 'Share of a processor that searches from one address may use all the time, in percent',
  },
  API_SITE_PERCENT: {
    field: 'apiSitePercent',
    type: integer(1, 100),
    default: 50,
    wants: 'a number 1 to 100',
    meaning: 'The same for all searches of one site together',
  },
  S3_URL: {
    field: 's3Url',
    type: z.url({ protocol: /^https?$/ }),
    default: null,
    wants: 'an http or https address',
    meaning: 'Bucket for media in an S3-compatible store; without one media lies in DATA_DIR',
  },
  S3_REGION: {
    field: 's3Region',
    type: z.string().min(1),
    default: 'us-east-1',
    wants: 'a region',
    meaning: 'Region of that store',
  },
  S3_ACCESS_KEY_ID: {
    field: 's3AccessKeyId',
    type: z.string().min(1),
    default: null,
    wants: 'a key id',
    meaning: 'Whose access to that store is used',
  },
  S3_SECRET_ACCESS_KEY: {
    field: 's3SecretAccessKey',
    type: z.string().min(1).transform(toSecret),
    default: null,
    wants: 'a secret key',
    secret: true,
    meaning: 'The secret of that access',
  },
  SMTP_URL: {
    field: 'smtpUrl',
    type: z.url({ protocol: /^smtps?$/, hostname: /./ }).transform(toSecret),
    default: null,
    wants: 'an smtp:// or smtps:// address',
    secret: true,
    meaning:
      'Mail server of sites without one of their own; without one a demo keeps mails in DATA_DIR and shows them at /_mail, and elsewhere they wait',
  },
  MAIL_FROM: {
    field: 'mailFrom',
    type: z.email(),
    default: null,
    wants: 'an e-mail address',
    meaning: 'Address mails of sites without one of their own come from; without one, website@ the site',
  },
  SHUTDOWN_GRACE_SECONDS: {
    field: 'shutdownGraceSeconds',
    type: integer(0, 600),
    default: 10,
    wants: 'a number 0 to 600',
    meaning: 'Time requests in progress are given to finish when the process is told to stop',
  },
  IMPORT_MAX_REMOVAL_SHARE: {
    field: 'importMaxRemovalShare',
    type: share,
    default: 0.3,
    wants: 'a number 0 to 1',
    meaning: "Share of a dealership's stock that one full feed may remove before the import is refused",
  },
} as const satisfies Record<string, EnvironmentKey>
