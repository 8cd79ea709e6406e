import { expect, test } from 'vitest'
import { documentRow, sampleDocument } from '../conformance/sample-shop.ts'
import { parseDocument } from './document.ts'
import { writeDocument } from './write-document.ts'

test('of servers of the seventh version it is not known what they were made with, and nothing is to change', () => {
  const { applyTemplateId: _wanted, limits: _limits, ...instance } = documentRow('instances')
  const parsed = parseDocument(
    JSON.stringify({ ...sampleDocument(), version: 7, instances: [instance] }),
  )
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  const written: unknown = JSON.parse(writeDocument(parsed.value)).instances
  expect(written).toEqual([{ ...instance, applyTemplateId: null, limits: null }])
})
