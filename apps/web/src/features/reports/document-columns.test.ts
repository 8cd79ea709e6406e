import type { Document } from '@hostfront/contract/reports'
import { expect, test } from 'vitest'
import { csvText } from '../../parts/list-table/csv.ts'
import { documentColumns } from './document-columns.ts'

const note: Document = {
  kind: 'credit-note',
  id: 'note-1',
  number: 'CN-2026-00001',
  invoiceNumber: '2026-00042',
  at: '2026-11-30T23:59:59.999Z',
  buyer: {
    ...{ name: '=HYPERLINK("evil")', company: 'Benali, Söhne', country: 'MA', taxId: null },
    ...{ street: null, postcode: null, town: null },
  },
  method: 'paypal',
  net: -167,
  taxName: 'VAT',
  taxBasisPoints: 550,
  tax: -9,
  gross: -176,
}

const linesOf = async (documents: readonly Document[]) =>
  (
    await csvText(
      documentColumns('EUR', (id) => `Method ${id}`),
      documents,
    )
  ).split('\r\n')

test('a document has its day, parties and amounts with tax; formulas are only text, amounts below 0 are numbers', async () => {
  const [header, line] = await linesOf([note])
  expect(header?.slice(1)).toBe(
    'Date,Document,Number,Invoice,Client,Company,Tax ID,Country,Payment method,Currency,Net,Tax name,Tax rate %,Tax,Gross',
  )
  expect(line).toBe(
    `2026-11-30,Credit note,CN-2026-00001,2026-00042,"'=HYPERLINK(""evil"")","Benali, Söhne",,MA,Method paypal,EUR,-1.67,VAT,5.5,-0.09,-1.76`,
  )
})

test('what is not known is left empty, and a tax of nothing has no name', async () => {
  const [, line] = await linesOf([{ ...note, method: null, taxBasisPoints: null, tax: 0 }])
  expect(line?.split(',').slice(-8)).toEqual(['MA', '', 'EUR', '-1.67', '', '', '0', '-1.76'])
})
