import { expect, test } from 'vitest'
import { describeProblems, type Env, parseEnv } from './env.ts'

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
    publicUrl: 'http://localhost:4174',
    trustProxy: false,
    runJobs: true,
    limitsFactor: 1,
    metricsToken: null,
  })
  expect(env.mailDir).toBe(`${env.dataDir}/mail`)
})

test('an empty variable counts as not set', () => {
  expect(read({ PORT: '', SMTP_URL: '', TRUST_PROXY: '' }).port).toBe(4174)
})

test('the public address follows the port, and is kept without its trailing slash', () => {
  expect(read({ PORT: '9000' }).publicUrl).toBe('http://localhost:9000')
  expect(read({ PUBLIC_URL: 'https://Shop.example.org/' }).publicUrl).toBe(
    'https://shop.example.org',
  )
})

test.each([
  ['127.0.0.1', ['127.0.0.1']],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ['loopback', ['loopback']],
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
  ['TRUST_PROXY', '1', 'TRUST_PROXY is not a list'],
  ['TRUST_PROXY', 'true', 'TRUST_PROXY is not a list of addresses'],
  ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY is not a list'],
  ['HOSTFRONT_ADMIN_EMAIL', 'nobody', 'HOSTFRONT_ADMIN_EMAIL is not an e-mail address'],
  ['MAIL_FROM', 'nobody', 'MAIL_FROM is not a sender'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL is none of fatal, error'],
  ['RUN_JOBS', 'yes', 'RUN_JOBS is neither true nor false ("yes"). Example: RUN_JOBS=true'],
  ['LIMITS_FACTOR', '0', 'LIMITS_FACTOR is not above 0'],
  ['LIMITS_FACTOR', 'none', 'LIMITS_FACTOR is not a number'],
  ['HOSTFRONT_ADMIN_PASSWROD', 'x', 'HOSTFRONT_ADMIN_PASSWROD is not a setting.'],
  ['DATABASE_URI', 'x', 'DATABASE_URI is not a setting.'],
])('%s=%s is refused by name', (name, value, sentence) => {
  expect(problem({ [name]: value })).toContain(sentence)
})

test.each([
  ['DATABASE_URL', 'mysql://root:hunter2@localhost/shop'],
  ['SMTP_URL', 'http://user:hunter2@mail'],
  ['HOSTFRONT_ADMIN_PASSWORD', 'hunt'],
  ['METRICS_TOKEN', 'hunter2'],
])('a wrong %s is named, but never repeated', (name, value) => {
  expect(problem({ [name]: value })).toContain(`${name} is`)
  expect(problem({ [name]: value })).not.toContain(value)
})

test('everything that is wrong is said at once', () => {
  expect(problem({ PORT: 'x', RUN_JOBS: 'y', MAIL_HOST: 'z' }).split('\n')).toHaveLength(4)
})
