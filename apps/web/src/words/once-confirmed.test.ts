import { expect, test } from 'vitest'
import { onceConfirmed } from './once-confirmed.ts'

const START = '2026-06-15T00:00:00.000Z'

test.each([
  [{ subjectKind: 'order', subjectId: 'o1', periodStart: null }, /^The service starts/],
  [{ subjectKind: 'service', subjectId: 's1', periodStart: START }, /^The renewal counts/],
  [{ subjectKind: 'domain', subjectId: 'd1', periodStart: START }, /^The renewal counts/],
  // Its registration.
  [{ subjectKind: 'domain', subjectId: 'd1', periodStart: null }, /^The invoice is settled/],
  // Issued by hand.
  [{ subjectKind: null, subjectId: null, periodStart: null }, /^The invoice is settled/],
])('what a payment for %j brings about is said as it is', (subject, words) => {
  expect(onceConfirmed(subject)).toMatch(words)
})
