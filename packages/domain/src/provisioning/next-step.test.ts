import fc from 'fast-check'
import { expect, test } from 'vitest'
import { desiredOf, HOLD, heldUntil } from './desired.ts'
import { timeGivenBack } from './given-back.ts'
import { type History, INSTALL_LIMIT, nextStep, SETTLING, type There } from './next-step.ts'

const NOW = '2026-06-01T12:00:00.000Z'
const ago = (milliseconds: number) => new Date(Date.parse(NOW) - milliseconds).toISOString()
const NEVER_MADE: History = {
  state: 'none',
  sentAt: null,
  readyAt: null,
  removeNotBefore: null,
  applyTemplateId: null,
}
const MADE: History = { ...NEVER_MADE, state: 'on', sentAt: ago(HOLD), readyAt: ago(HOLD) }
const WANTED: History = { ...MADE, applyTemplateId: 'next' }
const MINUTE = 60_000

test.each([
  ['on', 'none', NEVER_MADE, { do: 'create' }],
  ['on', 'on', MADE, { do: 'settle', state: 'on', at: null }],
  ['on', 'off', MADE, { do: 'resume' }],
  ['on', 'failed', MADE, { do: 'ask', code: 'INSTALL_FAILED', verb: null }],
  ['on', 'none', MADE, { do: 'ask', code: 'MISSING', verb: null }],
  ['off', 'on', MADE, { do: 'suspend' }],
  ['off', 'failed', MADE, { do: 'settle', state: 'failed', at: null }],
  ['off', 'off', MADE, { do: 'settle', state: 'off', at: null }],
  ['off', 'none', NEVER_MADE, { do: 'settle', state: 'none', at: null }],
  ['gone', 'on', MADE, { do: 'remove' }],
  ['gone', 'installing', MADE, { do: 'remove' }],
  ['gone', 'none', MADE, { do: 'settle', state: 'gone', at: null }],
  ['on', 'on', WANTED, { do: 'apply' }],
  ['on', 'off', WANTED, { do: 'resume' }],
  ['on', 'failed', WANTED, { do: 'ask', code: 'INSTALL_FAILED', verb: null }],
  ['on', 'none', WANTED, { do: 'ask', code: 'MISSING', verb: null }],
  ['off', 'on', WANTED, { do: 'suspend' }],
  ['off', 'off', WANTED, { do: 'apply' }],
  ['off', 'failed', WANTED, { do: 'settle', state: 'failed', at: null }],
  ['gone', 'on', WANTED, { do: 'remove' }],
  ['gone', 'off', WANTED, { do: 'remove' }],
] as const)('wanted %s and seen %s', (desired, there, history, step) => {
  expect(nextStep(desired, there, history, NOW)).toEqual(step)
})

test('what was ordered a moment ago may still be made, wanted or not: a minute passes before it counts as not there', () => {
  const history = { ...NEVER_MADE, sentAt: ago(SETTLING - 1) }
  const until = new Date(Date.parse(NOW) + 1).toISOString()
  for (const desired of ['on', 'off', 'gone'] as const) {
    expect(nextStep(desired, 'none', history, NOW)).toEqual({ do: 'wait', until })
  }
  const later = { ...NEVER_MADE, sentAt: ago(SETTLING) }
  expect(nextStep('on', 'none', later, NOW)).toEqual({ do: 'create' })
})

test('a change is not sent while an earlier order may still come to pass, and would undo it', () => {
  const until = new Date(Date.parse(NOW) + 1).toISOString()
  const history = { ...WANTED, sentAt: ago(SETTLING - 1) }
  expect(nextStep('on', 'on', history, NOW)).toEqual({ do: 'wait', until })
  expect(nextStep('off', 'off', history, NOW)).toEqual({ do: 'wait', until })
  expect(nextStep('off', 'on', history, NOW)).toEqual({ do: 'suspend' })
})

test('what has settled is looked at once more when its last order can have no effect any more', () => {
  const until = new Date(Date.parse(NOW) + 1).toISOString()
  const sentAt = ago(SETTLING - 1)
  const at = (history: History, desired: 'on' | 'off' | 'gone', there: There) => {
    const step = nextStep(desired, there, history, NOW)
    return step.do === 'settle' ? step.at : step.do
  }
  expect(at({ ...MADE, sentAt }, 'on', 'on')).toBe(until)
  expect(at({ ...MADE, sentAt }, 'gone', 'none')).toBe(until)
  expect(at({ ...MADE, sentAt, removeNotBefore: ago(-MINUTE) }, 'off', 'off')).toBe(until)
  expect(at({ ...MADE, sentAt: ago(SETTLING) }, 'on', 'on')).toBeNull()
})

test('an install is looked at every second first, then less often, and after two hours by somebody', () => {
  const waits = [0, 10, 30, 150].map((seconds) => {
    const step = nextStep('on', 'installing', { ...NEVER_MADE, sentAt: ago(seconds * 1000) }, NOW)
    return step.do === 'wait' ? (Date.parse(step.until) - Date.parse(NOW)) / 1000 : null
  })
  expect(waits).toEqual([1, 3, 10, 30])
  const endless = nextStep('on', 'installing', { ...NEVER_MADE, sentAt: ago(INSTALL_LIMIT) }, NOW)
  expect(endless).toMatchObject({ do: 'ask', code: 'INSTALL_ENDLESS' })
})

test('a server is not suspended while it installs, for that would hide how the install ended', () => {
  expect(nextStep('off', 'installing', { ...NEVER_MADE, sentAt: NOW }, NOW).do).toBe('wait')
})

test('the server of a service that has ended is kept for a week, suspended; one that somebody has removed is gone', () => {
  const ended = { status: 'terminated' } as const
  const removeNotBefore = heldUntil(NOW)
  const just = new Date(Date.parse(NOW) + HOLD - 1).toISOString()
  expect(desiredOf(ended, { removeNotBefore }, just)).toBe('off')
  expect(desiredOf(ended, { removeNotBefore }, removeNotBefore)).toBe('gone')
  expect(desiredOf(ended, { removeNotBefore: null }, removeNotBefore)).toBe('off')
  const history = { ...MADE, removeNotBefore }
  expect(nextStep('off', 'off', history, NOW)).toMatchObject({ do: 'settle', at: removeNotBefore })
  expect(nextStep('off', 'none', history, NOW)).toMatchObject({ do: 'settle', state: 'gone' })
})

test('whatever is seen: nothing is removed but what has ended, nothing made that is there or was', () => {
  const facts = fc.record({
    desired: fc.constantFrom('on', 'off', 'gone'),
    there: fc.constantFrom<There[]>('none', 'installing', 'on', 'off', 'failed'),
    history: fc.record({
      state: fc.constantFrom('none', 'installing', 'on', 'off', 'failed', 'gone'),
      sentAt: fc.constantFrom(null, ago(0), ago(MINUTE), ago(INSTALL_LIMIT)),
      readyAt: fc.constantFrom(null, ago(MINUTE)),
      removeNotBefore: fc.constantFrom(null, ago(MINUTE)),
      applyTemplateId: fc.constantFrom(null, 'next'),
    }),
  })
  fc.assert(
    fc.property(facts, ({ desired, there, history }) => {
      const step = nextStep(desired, there, history, NOW)
      if (step.do === 'remove') expect(desired).toBe('gone')
      if (step.do === 'create') {
        expect([desired, there]).toEqual(['on', 'none'])
        expect(['none', 'gone']).toContain(history.state)
      }
      if (step.do === 'apply') {
        expect([there, history.applyTemplateId]).toEqual([desired, 'next'])
      }
      if (step.do === 'wait') expect(step.until > NOW).toBe(true)
    }),
  )
})

test.each([
  [23, 0],
  [24, 0],
  [24.1, 1],
  [48, 1],
  [49, 2],
  [240, 9],
  [24 * 365, 30],
])('who waited %f hours gets %i days', (hours, days) => {
  const [waited, day] = [hours * 60 * MINUTE, 24 * 60 * MINUTE]
  expect(timeGivenBack(ago(waited), NOW, false)).toBe(days * day)
  expect(timeGivenBack(ago(waited), NOW, true)).toBe(Math.min(waited, 30 * day))
})
