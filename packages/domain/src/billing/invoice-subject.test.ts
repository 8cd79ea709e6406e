import { expect, test } from 'vitest'
import { about, idOfSubject, isAbout, isRenewal, subjectOf } from './invoice-subject.ts'

test('an invoice bills the record it is about', () => {
  const invoice = about('service', 's-1')
  expect(invoice).toEqual({ subjectKind: 'service', subjectId: 's-1' })
  expect(subjectOf(invoice)).toEqual({ kind: 'service', id: 's-1' })
  expect([idOfSubject(invoice, 'service'), idOfSubject(invoice, 'order')]).toEqual(['s-1', null])
  expect([isAbout(invoice, 'service'), isAbout(invoice, 'domain')]).toEqual([true, false])
})

test('what is billed by period is renewed; an order is not, and neither is what staff have written', () => {
  const written = { subjectKind: null, subjectId: null }
  expect(
    [about('service', '1'), about('domain', '1'), about('order', '1'), written].map(isRenewal),
  ).toEqual([true, true, false, false])
})

test('one that does not say both what and which bills nothing that is known', () => {
  expect(subjectOf({ subjectKind: null, subjectId: 's-1' })).toBeNull()
  expect(subjectOf({ subjectKind: 'service', subjectId: null })).toBeNull()
})
