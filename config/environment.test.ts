import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'

type Env = Record<string, string | undefined>

function problemsOf(env: Env) {
  try {
    readEnvironment(env)
  } catch (error) {
    if (error instanceof EnvironmentError) return error
  }
  throw new Error('expected the environment to be refused')
}

describe('readEnvironment', () => {
  it('has a default for everything', () => {
    expect(readEnvironment({})).toEqual({
      mode: 'demo',
      host: '127.0.0.1',
      port: 3000,
      roles: ['web', 'worker'],
      databaseUrl: null,
      dataDir: '.data',
      trustedProxies: [],
      logLevel: 'info',
      metricsToken: null,
      applicationKeys: null,
      pageCacheMb: 256,
      siteCacheMb: 16,
      shutdownGraceSeconds: 10,
      importMaxRemovalShare: 0.3,
      demoVehicles: 10_000,
      mediaCacheMb: 1024,
      apiAddressPercent: 25,
      apiSitePercent: 50,
      s3Url: null,
      s3Region: 'us-east-1',
      s3AccessKeyId: null,
      s3SecretAccessKey: null,
      smtpUrl: null,
      mailFrom: null,
    })
  })

  it.each<[Env, object]>([
    [{ PORT: '8080' }, { port: 8080 }],
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '' }, { port: 3000 }],
    [{ MODE: 'production' }, { mode: 'production', host: '0.0.0.0' }],
    [{ MODE: 'production', HOST: '10.1.2.3' }, { host: '10.1.2.3' }],
    [{ NODE_ENV: 'production' }, { mode: 'demo', host: '127.0.0.1' }],
    [{ HOST: '::' }, { host: '::' }],
    [{ HOST: 'localhost' }, { host: 'localhost' }],
    [{ DATA_DIR: '/var/lib/site' }, { dataDir: '/var/lib/site' }],
    [
      { TRUSTED_PROXIES: '10.0.0.0/8, 192.168.1.1,fd00::/8' },
      { trustedProxies: ['10.0.0.0/8', '192.168.1.1', 'fd00::/8'] },
    ],
    [{ LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
    [
      { PAGE_CACHE_MB: '64', SITE_CACHE_MB: '4' },
      { pageCacheMb: 64, siteCacheMb: 4 },
    ],
    [{ SHUTDOWN_GRACE_SECONDS: '30' }, { shutdownGraceSeconds: 30 }],
    [{ IMPORT_MAX_REMOVAL_SHARE: '0' }, { importMaxRemovalShare: 0 }],
    [{ IMPORT_MAX_REMOVAL_SHARE: '.5' }, { importMaxRemovalShare: 0.5 }],
    [{ IMPORT_MAX_REMOVAL_SHARE: '1' }, { importMaxRemovalShare: 1 }],
  ])('reads %j', (env, expected) => {
    expect(readEnvironment(env)).toMatchObject(expected)
  })

  it.each<[string, string]>([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['PORT', '3000.5'],
    ['MODE', 'development'],
    ['HOST', 'two words'],
    ['TRUSTED_PROXIES', '10.0.0.0/8,nonsense'],
    ['TRUSTED_PROXIES', '10.0.0.1,'],
    ['LOG_LEVEL', 'loud'],
    ['PAGE_CACHE_MB', 'lots'],
    ['SITE_CACHE_MB', '1e3'],
    ['SHUTDOWN_GRACE_SECONDS', '601'],
    ['IMPORT_MAX_REMOVAL_SHARE', '1.01'],
    ['IMPORT_MAX_REMOVAL_SHARE', '30%'],
    ['IMPORT_MAX_REMOVAL_SHARE', '-0.1'],
  ])('refuses %s=%s, saying what it got and what it wants', (name, value) => {
    const error = problemsOf({ [name]: value })
    expect(error.problems).toHaveLength(1)
    expect(error.message).toContain(`${name} got "${value}", wants `)
  })

  it('lists every bad variable at once, and never the value of a secret', () => {
    const { message, problems } = problemsOf({
      PORT: 'x',
      MODE: 'dev',
      DATABASE_URL: 'mysql://root:hunter2@db',
      METRICS_TOKEN: 'hunter2',
      LOG_LEVEL: 'loud',
    })
    expect(problems.map(({ name }) => name)).toEqual(['MODE', 'PORT', 'DATABASE_URL', 'LOG_LEVEL', 'METRICS_TOKEN'])
    expect(message).toContain('DATABASE_URL got (not shown), wants a postgres:// address')
    expect(message).not.toContain('hunter2')
  })

  it.each(['postgres://u:hunter2@db.example:5432/x', 'postgresql://u:hunter2@db/x'])('keeps %s secret', (url) => {
    const environment = readEnvironment({ DATABASE_URL: url, METRICS_TOKEN: 'hunter2-hunter2-hunter2' })
    expect(environment.databaseUrl?.reveal()).toBe(url)
    expect(environment.metricsToken?.reveal()).toBe('hunter2-hunter2-hunter2')
    expect(JSON.stringify(environment) + inspect(environment, { depth: 9 })).not.toContain('hunter2')
  })

  it('is frozen', () => {
    expect(Object.isFrozen(readEnvironment({}))).toBe(true)
    expect(Object.isFrozen(readEnvironment({ TRUSTED_PROXIES: '::1' }).trustedProxies)).toBe(true)
  })
})
