import { expect, test } from 'vitest'
import { isBeingSetUp, setUpSteps } from './own-steps.ts'

const orderedAt = '2026-03-01T10:00:00.000Z'
const line = (step: Parameters<typeof setUpSteps>[0]['step']) =>
  setUpSteps({ step, orderedAt }, null).map(({ title, state }) => `${title} ${state}`)

test('a person sets it up in one step, and a panel in two', () => {
  expect(line('by-hand')).toEqual(['Approved done', 'Set up by our team now', 'Ready later'])
  expect(line('reserved')).toEqual([
    'Approved done',
    'Reservation now',
    'Installation later',
    'Ready later',
  ])
  expect(line('installing').slice(1, 3)).toEqual(['Reservation done', 'Installation now'])
})

test('what waits for its customer says so first', () => {
  expect(line('needs-you')[1]).toBe('Your answers now')
})

test('only the step that is now says how it is', () => {
  const texts = setUpSteps({ step: 'delayed', orderedAt }, null).map(({ text }) => text)
  expect(texts.slice(1, 3)).toEqual([
    'Something holds it up. We are on it, and you need not do anything.',
    '',
  ])
})

test.each([
  [null, 'This page then says how to reach it, and we tell you under the bell above.'],
  ['jane@example.com', 'This page then says how to reach it, and we write to jane@example.com.'],
])('mail to %s: its end says how one hears of it', (mailTo, text) => {
  expect(setUpSteps({ step: 'by-hand', orderedAt }, mailTo).at(-1)?.text).toBe(text)
})

test.each(['ready', 'coming-back', 'trouble'] as const)(
  'what was ready once (%s) is not set up again',
  (step) => {
    expect(isBeingSetUp({ step })).toBe(false)
    expect(line(step)).toEqual([])
  },
)
