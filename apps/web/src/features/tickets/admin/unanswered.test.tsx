import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LastWords, Unanswered } from './unanswered.tsx'

const NOW = Date.parse('2026-06-02T12:00:00.000Z')

const markupOf = (hours: number, answerHours: number): string => {
  const since = new Date(NOW - hours * 3_600_000).toISOString()
  return renderToStaticMarkup(<Unanswered since={since} now={NOW} answerHours={answerHours} />)
}

/** What is read of it, without its elements. */
const textOf = (hours: number, answerHours: number): string =>
  markupOf(hours, answerHours).replaceAll(/<[^>]*>/g, '')

test('what is unanswered for longer than the shop means it to be is late', () => {
  expect(textOf(12, 12)).toBe('unanswered 12 h')
  expect(textOf(13, 12)).toBe('unanswered 13 h, late')
  // A shop that says nothing is never late.
  expect(textOf(500, 0)).toBe('unanswered 21 days')
  expect(textOf(0, 12)).toBe('unanswered 1 min')
})

test('what is late stands out, and what has waited for a day whatever the shop means', () => {
  const standsOut = (hours: number, answerHours: number) =>
    markupOf(hours, answerHours).includes('text-warn')
  expect([standsOut(13, 12), standsOut(24, 0), standsOut(24, 48)]).toEqual([true, true, true])
  expect([standsOut(12, 12), standsOut(23, 0)]).toEqual([false, false])
})

test('the last words say whether they are the team’s', () => {
  const markup = (from: 'team' | 'customer') =>
    renderToStaticMarkup(<LastWords words={{ from, body: 'It is up.' }} />)
  expect(markup('team')).toContain('Team: ')
  expect(markup('customer')).not.toContain('Team: ')
  expect(renderToStaticMarkup(<LastWords words={null} />)).toBe('')
})
