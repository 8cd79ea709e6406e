/** The odd shapes in which banks write CAMT.053. */
import { expect, test } from 'vitest'
import { formatOf, readMarkedUp } from './read-statement.ts'
import { camt, entry } from './sample-camt.ts'
import { MAX_STATEMENT_BYTES } from './statement.ts'

function read(text: string) {
  const result = readMarkedUp(text, 'camt', 'EUR')
  return result.ok ? result.value : result.refusal
}
const only = (text: string) => {
  const answer = read(text)
  return 'movements' in answer ? answer.movements[0] : answer
}
const with30 = (changes: Partial<Parameters<typeof entry>[0]>) =>
  camt(entry({ amount: '30.00', ...changes }))
const detail = (inside: string) => `<TxDtls>${inside}</TxDtls>`
const words = (...lines: string[]) =>
  detail(`<RmtInf>${lines.map((line) => `<Ustrd>${line}</Ustrd>`).join('')}</RmtInf>`)

test.each([
  ['a time and no day', '<BookgDt><DtTm>2026-06-03T10:00:00</DtTm></BookgDt>', '2026-06-03'],
  ['only the day of its value', '<ValDt><Dt>2026-06-04</Dt></ValDt>', '2026-06-04'],
])('a booking with %s', (_, day, expected) => {
  const text = with30({}).replace('<BookgDt><Dt>2026-06-02</Dt></BookgDt>', day)
  expect(only(text)).toMatchObject({ date: expected })
})

test('one without any day is refused with its line', () => {
  const text = with30({}).replace('<BookgDt><Dt>2026-06-02</Dt></BookgDt>', '')
  expect(read(text)).toEqual({ code: 'DATE_UNREADABLE', line: 6 })
})

test.each([
  ['has its own', detail('<Refs><AcctSvcrRef>OWN-1</AcctSvcrRef></Refs>'), 'OWN-1'],
  ['has that of its booking', detail(''), 'BANK-7'],
])('a transfer %s reference', (_, details, id) => {
  expect(only(with30({ details }))).toMatchObject({ id })
})

test('a booking may be called by its entry alone, or not at all', () => {
  const bare = with30({}).replace('<AcctSvcrRef>BANK-7</AcctSvcrRef>', '')
  expect(only(bare)).toMatchObject({ id: null })
  const named = with30({ more: '<NtryRef>E-7</NtryRef>' })
  expect(only(named.replace('<AcctSvcrRef>BANK-7</AcctSvcrRef>', ''))).toMatchObject({ id: 'E-7' })
})

test('what left is by whom it went to, what came by whom it came from', () => {
  const parties = '<RltdPties><Dbtr><Nm>Amina</Nm></Dbtr><Cdtr><Nm>Omar</Nm></Cdtr></RltdPties>'
  expect(only(with30({ details: detail(parties) }))).toMatchObject({ sender: 'Amina' })
  const left = with30({ details: detail(parties), direction: 'DBIT' })
  expect(only(left)).toMatchObject({ sender: 'Omar', amount: -3000 })
})

test.each([
  ['of several lines', words('Invoice', '2026-00042'), 'Invoice 2026-00042'],
  ['cut in the middle', words('x'.repeat(35), 'y'), `${'x'.repeat(35)}y`],
  ['of which one line is short', words('x'.repeat(35), 'y', 'z'), `${'x'.repeat(35)} y z`],
  ['of one line of that length', words('x'.repeat(35)), 'x'.repeat(35)],
  [
    'that is a reference',
    detail('<RmtInf><Strd><CdtrRefInf><Ref>RF18</Ref></CdtrRefInf></Strd></RmtInf>'),
    'RF18',
  ],
  ['that the sender’s bank has', detail('<Refs><EndToEndId>E2E-1</EndToEndId></Refs>'), 'E2E-1'],
  ['that nobody gave', detail('<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>'), ''],
])('a label %s', (_, details, label) => {
  expect(only(with30({ details }))).toMatchObject({ label: label.trim() })
})

test('what the bank adds stands behind the label', () => {
  const more = '<AddtlNtryInf>SEPA</AddtlNtryInf>'
  expect(only(with30({ details: words('A'), more }))).toMatchObject({ label: 'A SEPA' })
})

const part = (
  amount: string,
  currency = 'EUR',
  place = (inside: string) => `<AmtDtls><TxAmt>${inside}</TxAmt></AmtDtls>`,
) => detail(`${place(`<Amt Ccy="${currency}">${amount}</Amt>`)}<RmtInf><Ustrd>P</Ustrd></RmtInf>`)
const amounts = (details: string) => {
  const answer = read(with30({ details, direction: 'DBIT' }))
  return 'movements' in answer
    ? answer.movements.map(({ amount, label }) => [amount, label])
    : answer
}

test('a booking is taken apart where its parts say what they are, in its currency', () => {
  const apart = [
    [-1000, 'P'],
    [-2000, 'P'],
  ]
  expect(amounts(part('10.00') + part('20.00'))).toEqual(apart)
  expect(amounts(part('10.00', 'EUR', (inside) => inside) + part('20.00'))).toEqual(apart)
  expect(amounts(part('10.00') + part('20.00', 'USD'))).toEqual([[-3000, 'P P']])
  expect(amounts(part('10.00') + detail(''))).toEqual([[-3000, 'P']])
  expect(amounts(part('30.00'))).toEqual([[-3000, 'P']])
})

test('an amount that is not there, or has a sign of its own, is refused', () => {
  expect(
    read(
      with30({}).replace(
        '<Amt Ccy="EUR">30.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>',
        '<CdtDbtInd>CRDT</CdtDbtInd><Sts>',
      ),
    ),
  ).toEqual({
    code: 'AMOUNT_UNREADABLE',
    line: 6,
  })
  expect(read(camt(entry({ amount: '-30.00' })))).toMatchObject({ code: 'AMOUNT_UNREADABLE' })
})

test('an account may have another number than an IBAN', () => {
  const other = with30({}).replace('<IBAN>DE02120300000000202051</IBAN>', '<Othr><Id>7</Id></Othr>')
  expect(read(other)).toMatchObject({ account: '7' })
})

test('whether it comes out even is not known where a balance is missing', () => {
  const [open = '', close = ''] = with30({})
    .split('\n')
    .filter((line) => line.includes('<Bal>'))
  expect(read(with30({}).replace(open, ''))).toMatchObject({ isBalanced: null })
  expect(read(with30({}).replace(close, ''))).toMatchObject({ isBalanced: null })
  expect(read(with30({}).replace('OPBD', 'PRCD'))).toMatchObject({ isBalanced: true })
})

test.each([
  ['\uFEFF<?xml version="1.0"?><Document/>', 'camt'],
  ['  <Document>', 'camt'],
  ['<ns2:Document>', 'camt'],
  ['<html>', 'csv'],
  ['Date;<?xml', 'csv'],
  ['Date;Label\nx;<Document>', 'csv'],
  ['OFXHEADER:100', 'ofx'],
  ['<OFX>', 'ofx'],
  [`${' '.repeat(4000)}<OFX>`, 'csv'],
])('%j is told by how it begins', (text, format) => {
  expect(formatOf(text)).toBe(format)
})

test('a file that is larger than any is not read', () => {
  expect(read(' '.repeat(MAX_STATEMENT_BYTES))).toMatchObject({ code: 'NOT_WELL_FORMED' })
  expect(read(' '.repeat(MAX_STATEMENT_BYTES + 1))).toEqual({ code: 'TOO_LARGE', line: null })
})

test('prefixes of names, marked text and a mark of the byte order change nothing', () => {
  const plain = with30({ details: words('A & B'.replace('&', '&amp;')) })
  const prefixed = plain.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1c:').replace('xmlns=', 'xmlns:c=')
  expect(read(plain)).toMatchObject({ movements: [{ label: 'A & B' }] })
  expect(prefixed).toContain('<c:Document')
  expect(read(prefixed)).toEqual(read(plain))
  expect(read(`\uFEFF${plain}`)).toEqual(read(plain))
  expect(read(plain.replace('A &amp; B', '<![CDATA[A & B]]>'))).toEqual(read(plain))
})
