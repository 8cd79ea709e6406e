import { expect, test } from 'vitest'
import { describeSettings } from './describe-settings.ts'
import { describeProblems, type Env, parseEnv } from './env.ts'
import { warnings } from './safe-settings.ts'

const read = (variables: Record<string, string>): Env => {
  const parsed = parseEnv(variables)
  if (!parsed.ok) throw new Error(describeProblems(parsed.problems))
  return parsed.env
}

const problem = (variables: Record<string, string>): string => {
  const parsed = parseEnv(variables)
  return parsed.ok ? '' : describeProblems(parsed.problems)
}

test('without any variable the server runs on this machine alone, with its own database', () => {
  const env = read({ PATH: '/usr/bin', HOME: '/root' })
  expect(env).toMatchObject({
    port: 4174,
    host: '127.0.0.1',
    databaseUrl: null,
    secretKey: null,
    oldSecretKeys: [],
    publicUrl: 'http://localhost:4174',
    trustProxy: false,
    runJobs: true,
    limitsFactor: 1,
    metricsToken: null,
  })
  expect(env.mailDir).toBe(`${env.dataDir}/mail`)
})

test('the key has two names, and means one key', () => {
  const [key, other] = ['k'.repeat(32), 'o'.repeat(32)]
  expect(read({ HOSTFRONT_SECRET_KEY: key }).secretKey).toBe(key)
  expect(read({ SECRET_KEY: key }).secretKey).toBe(key)
  expect(read({ HOSTFRONT_SECRET_KEY: key, SECRET_KEY: key }).secretKey).toBe(key)
  const both = problem({ HOSTFRONT_SECRET_KEY: key, SECRET_KEY: other })
  expect(both).toContain('SECRET_KEY is not the key of HOSTFRONT_SECRET_KEY')
  expect(both).not.toContain(key)
  const old = { HOSTFRONT_OLD_SECRET_KEYS: ` ${key}  ${other} ` }
  expect(read(old).oldSecretKeys).toEqual([key, other])
})

test('an empty variable counts as not set', () => {
  expect(read({ PORT: '', SMTP_URL: '', TRUST_PROXY: '' }).port).toBe(4174)
})

test('the public address follows the port, and is kept without its trailing slash', () => {
  expect(read({ PORT: '9000' }).publicUrl).toBe('http://localhost:9000')
  const shop = { PUBLIC_URL: 'https://Shop.example.org/', SMTP_URL: 'smtp://mail' }
  expect(read(shop).publicUrl).toBe('https://shop.example.org')
})

test.each([
  ['127.0.0.1', ['127.0.0.1']],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ['loopback', ['loopback']],
  ['1', 1],
  ['3', 3],
])('TRUST_PROXY=%s names whom to believe', (text, trusted) => {
  expect(read({ TRUST_PROXY: text }).trustProxy).toEqual(trusted)
})

test.each([
  ['PORT', '70000', 'PORT is above 65535 ("70000"). Example: PORT=4174'],
  ['PORT', '80a', 'PORT is not a whole number ("80a").'],
  ['PORT', '-1', 'PORT is not a whole number'],
  ['HOST', 'a b', 'HOST is not a host or an address'],
  ['DATABASE_POOL', '0', 'DATABASE_POOL is below 1'],
  ['PUBLIC_URL', 'shop.example.org', 'PUBLIC_URL is not an address that begins with http://'],
  ['PUBLIC_URL', 'https://shop.example.org/shop', 'has more than scheme, host and port'],
  ['TRUST_PROXY', '0', 'nor a number of proxies from 1 to 9 ("0")'],
  ['TRUST_PROXY', '10', 'nor a number of proxies from 1 to 9'],
  ['TRUST_PROXY', '0.0.0.0/0', 'TRUST_PROXY would believe everybody (/0)'],
  ['TRUST_PROXY', '10.0.0.0/8, ::/0', 'TRUST_PROXY would believe everybody (/0)'],
  ['TRUST_PROXY', 'true', 'TRUST_PROXY is not a list of addresses'],
  ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY is not a list'],
  ['HOSTFRONT_ADMIN_EMAIL', 'nobody', 'HOSTFRONT_ADMIN_EMAIL is not an e-mail address'],
  ['MAIL_DIR', ' ', 'MAIL_DIR is blank (" "). Example: MAIL_DIR=./data/mail'],
  ['DATA_DIR', '\t ', 'DATA_DIR is blank'],
  ['MAIL_FROM', 'nobody', 'MAIL_FROM is not a sender'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL is none of fatal, error'],
  ['RUN_JOBS', 'yes', 'RUN_JOBS is neither true nor false ("yes"). Example: RUN_JOBS=true'],
  ['LIMITS_FACTOR', '0', 'LIMITS_FACTOR is not above 0'],
  ['LIMITS_FACTOR', 'none', 'LIMITS_FACTOR is not a number'],
  ['HOSTFRONT_ADMIN_PASSWROD', 'x', 'HOSTFRONT_ADMIN_PASSWROD is not a setting.'],
  ['DATABASE_NAME', 'x', 'DATABASE_NAME is not a setting.'],
  ['HOSTFRONT_ADMIN_PASSWROD', 'x', 'Is HOSTFRONT_ADMIN_PASSWORD meant?'],
  ['DATABASE_URI', 'x', 'DATABASE_URI is not a setting. Is DATABASE_URL meant?'],
  ['DATABSE_URL', 'x', 'DATABSE_URL is not a setting. Is DATABASE_URL meant?'],
  ['TRUST_PROXI', 'x', 'Is TRUST_PROXY meant?'],
  ['PUBLIC_URI', 'x', 'Is PUBLIC_URL meant?'],
  ['DATADIR', 'x', 'Is DATA_DIR meant?'],
  ['database_url', 'x', 'Is DATABASE_URL meant?'],
  ['PROT', '80', 'Is PORT meant?'],
  ['LIMIT_FACTOR', '1', 'Is LIMITS_FACTOR meant?'],
  ['RUN_JOB', 'true', 'Is RUN_JOBS meant?'],
])('%s=%s is refused by name', (name, value, sentence) => {
  expect(problem({ [name]: value })).toContain(sentence)
})

test.each([
  ['DATABASE_URL', 'mysql://root:hunter2@localhost/shop'],
  ['SMTP_URL', 'http://user:hunter2@mail'],
  ['HOSTFRONT_ADMIN_PASSWORD', 'hunt'],
  ['METRICS_TOKEN', 'hunter2'],
  ['HOSTFRONT_SECRET_KEY', 'hunter2-and-twenty-four-letters'],
  ['SECRET_KEY', 'hunter2-and-twenty-four-letters'],
  ['HOSTFRONT_OLD_SECRET_KEYS', 'hunter2-and-twenty-four-letters'],
])('a wrong %s is named, but never repeated', (name, value) => {
  expect(problem({ [name]: value })).toContain(`${name} is`)
  expect(problem({ [name]: value })).not.toContain(value)
})

test('everything that is wrong is said at once', () => {
  expect(problem({ PORT: 'x', RUN_JOBS: 'y', MAIL_HOST: 'z' }).split('\n')).toHaveLength(4)
})

test.each([
  'PATH',
  'HOME',
  'MAIL',
  'MAILDIR',
  'HOSTNAME',
  'HOSTS',
  'SORT',
  'LOGNAME',
  'NODE_ENV',
  'XDG_DATA_DIRS',
  'DATA',
  'PUBLIC',
])('%s is somebody else’s variable', (name) => {
  expect(problem({ [name]: 'x' })).toBe('')
})

test('in production the database is named, be it the embedded one', () => {
  const production = { NODE_ENV: 'production', DATA_DIR: '/var/lib/shop' }
  expect(problem(production)).toContain('DATABASE_URL is not set')
  expect(read({ ...production, DATABASE_URL: 'embedded' }).databaseUrl).toBeNull()
  expect(read({ ...production, DATABASE_URL: 'postgres://db/shop' }).databaseUrl).toBe(
    'postgres://db/shop',
  )
})

test.each(['0.0.0.0', '::', '192.168.0.7', 'fe80::1%eth0', 'shop.example.org'])(
  'at %s, which others can reach, no demo is opened by oversight',
  (host) => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'embedded', HOST: host }
    expect(problem(production)).toContain(`PUBLIC_URL is not set, but HOST is ${host}`)
    expect(problem({ ...production, PUBLIC_URL: 'http://localhost:4174' })).toBe('')
    expect(warnings(read({ HOST: host }))).toEqual([
      expect.stringContaining(`HOST is ${host}, but PUBLIC_URL is http://localhost:4174`),
    ])
    const shop = { PUBLIC_URL: 'https://shop.example.org', SMTP_URL: 'smtp://mail' }
    expect(warnings(read({ ...production, ...shop }))).toEqual([])
  },
)

test.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])('at %s nobody else comes in', (host) => {
  expect(problem({ NODE_ENV: 'production', DATABASE_URL: 'embedded', HOST: host })).toBe('')
  expect(warnings(read({ HOST: host }))).toEqual([])
})

test('a shop that others can reach has a way for its mails', () => {
  const shop = { PUBLIC_URL: 'https://shop.example.org' }
  expect(problem(shop)).toContain('SMTP_URL is not set')
  expect(problem({ PUBLIC_URL: 'http://192.168.0.7:4174' })).toContain('SMTP_URL is not set')
  expect(problem({ PUBLIC_URL: 'https://localhost.example.org' })).toContain('SMTP_URL is not set')
  expect(problem({ ...shop, SMTP_URL: 'smtp://mail' })).toBe('')
  expect(problem({ ...shop, MAIL_DIR: '/tmp/mail' })).toBe('')
  expect(problem({ ...shop, MAIL_DIR: ' ' })).toContain('MAIL_DIR is blank')
})

test.each(['http://localhost:1', 'http://127.0.0.2', 'http://[::1]:1', 'http://shop.localhost'])(
  '%s is this machine’s own',
  (url) => {
    expect(problem({ PUBLIC_URL: url })).toBe('')
    expect(warnings(read({ PUBLIC_URL: url }))).toEqual([])
  },
)

test('plain http on a real name is warned of, and so are mails that reach nobody', () => {
  const smtp = { SMTP_URL: 'smtp://mail' }
  expect(warnings(read({ PUBLIC_URL: 'https://shop.example.org', ...smtp }))).toEqual([])
  expect(warnings(read({ PUBLIC_URL: 'http://shop.example.org', ...smtp }))).toEqual([
    expect.stringContaining('in the open'),
  ])
  expect(warnings(read({ PUBLIC_URL: 'https://shop.example.org', MAIL_DIR: '/tmp/m' }))).toEqual([
    expect.stringContaining('/tmp/m'),
  ])
})

test('one line says what is used, and no secret', () => {
  const line = describeSettings(
    read({
      DATABASE_URL: 'postgres://hostfront:hunter2@db:5432/shop?password=hunter2',
      SMTP_URL: 'smtps://user:hunter2@mail.example.org:465',
      PUBLIC_URL: 'https://shop.example.org',
      TRUST_PROXY: '127.0.0.1,10.0.0.0/8',
      PORT: '9000',
    }),
  )
  expect(line).toBe(
    'Settings: database: postgres://db:5432/shop; mail: smtps://mail.example.org:465; trusted proxies: 127.0.0.1,10.0.0.0/8; address: https://shop.example.org, listening at 127.0.0.1:9000',
  )
  expect(describeSettings(read({ DATA_DIR: '/srv/shop' }))).toContain(
    'database: embedded in /srv/shop; mail: files in /srv/shop/mail; trusted proxies: none',
  )
})
