import { PassThrough } from 'node:stream'
import { sampleRow } from '@hostfront/store/sample-rows'
import { expect, test } from 'vitest'
import { openLog } from './open-log.ts'

test('whoever logs a row, its secrets and hashes do not stand in the log', () => {
  const to = new PassThrough()
  const log = openLog('info', to)
  const factor = sampleRow('secondFactors')
  const user = sampleRow('users')
  log.info(factor, 'a row')
  log.info({ factor, user }, 'rows')
  log.warn({ items: [factor, user] }, 'a list')
  log.warn({ page: { items: [{ row: { factor } }, { user }] } }, 'a page')
  log.child({ request: 1 }).warn({ faults: [Object.assign(new Error('deep'), { user })] }, 'faults')
  log.error({ err: Object.assign(new Error('refused'), { row: user }) }, 'a fault')
  log.info({ headers: { cookie: 'session=1', host: 'shop.test' } }, 'a request')
  const text = String(to.read())
  const hidden = [factor.secret, ...factor.recoveryHashes, user.passwordHash, 'session=1']
  for (const part of hidden) expect(text).not.toContain(part)
  for (const part of [factor.id, user.email, 'refused', 'shop.test', 'deep']) {
    expect(text).toContain(part)
  }
})

test('a fault is told with its kind, its place and its cause; what goes round in a circle ends', () => {
  const to = new PassThrough()
  const log = openLog('info', to)
  const circle: Record<string, unknown> = { name: 'circle' }
  circle.self = circle
  log.error({ err: new TypeError('planted', { cause: new Error('below') }) }, 'it failed')
  log.info(circle, 'a circle')
  const [fault, round] = String(to.read()).trim().split('\n')
  const { err, msg, level } = JSON.parse(fault ?? '')
  expect({ msg, level, type: err.type }).toEqual({ msg: 'it failed', level: 50, type: 'TypeError' })
  expect(err.stack).toContain('open-log.test.ts')
  expect(err.message).toBe('planted: below')
  expect(JSON.parse(round ?? '')).toMatchObject({ name: 'circle', msg: 'a circle' })
})
