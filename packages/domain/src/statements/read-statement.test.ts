import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatOf, readMarkedUp } from './read-statement.ts'
import { camt, entry } from './sample-camt.ts'

const transfer = `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
<RltdPties><Dbtr><Nm>Amina &amp; Söhne</Nm></Dbtr></RltdPties>
<RmtInf><Ustrd>Invoice</Ustrd><Ustrd>2026-00042</Ustrd></RmtInf></TxDtls>`

const read = (text: string) => {
  const result = readMarkedUp(text, formatOf(text) === 'ofx' ? 'ofx' : 'camt', 'EUR')
  return result.ok ? result.value : result.refusal
}
const movements = (text: string) => {
  const answer = read(text)
  return 'movements' in answer ? answer.movements : answer
}

test('a transfer of CAMT.053 says when, how much, by whom and what for', () => {
  const text = camt(entry({ amount: '30.00', details: transfer }))
  expect(formatOf(text)).toBe('camt')
  expect(read(text)).toEqual({
    account: 'DE02120300000000202051',
    isBalanced: true,
    skipped: 0,
    empty: 0,
    movements: [
      {
        line: 6,
        date: '2026-06-02',
        amount: 3000,
        label: 'Invoice 2026-00042',
        id: 'BANK-7',
        sender: 'Amina & Söhne',
        isReversal: false,
      },
    ],
  })
})

test('version 8 nests state and names, and is read the same', () => {
  const details = transfer.replace(/<Nm>.*<\/Nm>/, '<Pty><Nm>Amina &amp; Söhne</Nm></Pty>')
  const text = camt(entry({ amount: '30.00', status: '<Cd>BOOK</Cd>', details }), { version: '08' })
  expect(movements(text)).toMatchObject([{ sender: 'Amina & Söhne', amount: 3000 }])
})

test('a booking of many transfers is taken apart where they make up the whole', () => {
  const part = (amount: string) =>
    transfer.replace(
      '<RmtInf>',
      `<AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls><RmtInf>`,
    )
  const batch = (second: string) =>
    entry({ amount: '30.00', details: part('10.00') + part(second) })
  expect(movements(camt(batch('20.00')))).toMatchObject([
    { amount: 1000, id: 'BANK-7/1' },
    { amount: 2000, id: 'BANK-7/2' },
  ])
  expect(movements(camt(batch('19.99')))).toMatchObject([{ amount: 3000, id: 'BANK-7' }])
})

test('what is announced is left out, what left the account is negative, a reversal is said', () => {
  const text = camt(
    [
      entry({ amount: '99.00', status: 'PDNG' }),
      entry({ amount: '20.00', direction: 'DBIT' }),
      entry({ amount: '50.00', more: '<RvslInd>true</RvslInd>' }),
    ].join('\n'),
  )
  expect(read(text)).toMatchObject({
    isBalanced: true,
    movements: [
      { amount: -2000, isReversal: false },
      { amount: 5000, isReversal: true },
    ],
  })
})

test('a reversal is said as 1, too', () => {
  const text = camt(entry({ amount: '50.00', direction: 'DBIT', more: '<RvslInd>1</RvslInd>' }))
  expect(movements(text)).toMatchObject([{ amount: -5000, isReversal: true }])
})

test('bookings of nothing are left out and counted, in every format', () => {
  const text = camt([entry({ amount: '0.00' }), entry({ amount: '30.00' })].join('\n'))
  expect(read(text)).toMatchObject({ empty: 1, movements: [{ amount: 3000 }] })
  const free = transaction.replace('30.00', '0.00')
  expect(read(ofx(free + transaction))).toMatchObject({ empty: 1, movements: [{ amount: 3000 }] })
})

test('a statement that was cut or changed does not come out even', () => {
  expect(read(camt(entry({ amount: '30.00' }), { closing: '131.00' }))).toMatchObject({
    isBalanced: false,
  })
})

test('a label that a bank cut through a number is whole again', () => {
  const cut = `<TxDtls><RmtInf><Ustrd>${'x'.repeat(29)} 2026-</Ustrd><Ustrd>00042</Ustrd></RmtInf></TxDtls>`
  expect(movements(camt(entry({ amount: '30.00', details: cut })))).toMatchObject([
    { label: `${'x'.repeat(29)} 2026-00042` },
  ])
})

const bomb = '<!DOCTYPE a [<!ENTITY x "yyyyyyyy"><!ENTITY z "&x;&x;">]>'
const good = camt(entry({ amount: '30.00' }))

test.each([
  ['a document type', good.replace('<Document', `${bomb}<Document`), 'NOT_WELL_FORMED', 2],
  ['an unknown entity', good.replace('DE02', '&xxe;'), 'NOT_WELL_FORMED', 3],
  ['a statement that is cut off', good.slice(0, -60), 'NOT_WELL_FORMED', 7],
  ['tags without end', `<Document>${'<a>'.repeat(100)}`, 'NOT_WELL_FORMED', 1],
  ['another document', '<Document><CstmrCdtTrfInitn/></Document>', 'NOT_A_STATEMENT', null],
  ['another currency', camt(entry({ amount: '30.00', currency: 'USD' })), 'OTHER_CURRENCY', 6],
  ['half a cent', camt(entry({ amount: '30.005' })), 'AMOUNT_UNREADABLE', 6],
  ['no direction', camt(entry({ amount: '30.00', direction: 'X' })), 'AMOUNT_UNREADABLE', 6],
  ['no movements', camt(''), 'NO_ROWS', null],
  [
    'two accounts',
    camt('', { more: '<Stmt><Acct><Id><IBAN>FR1</IBAN></Id></Acct></Stmt>' }),
    'SEVERAL_ACCOUNTS',
    null,
  ],
] as const)('%s is refused with its line', (_, text, code, line) => {
  expect(read(text)).toEqual({ code, line })
})

const ofx = (transactions: string, currency = 'EUR') => `OFXHEADER:100
DATA:OFXSGML

<OFX>
<BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>${currency}
<BANKACCTFROM><BANKID>1<ACCTID>007</BANKACCTFROM>
<BANKTRANLIST>
${transactions}
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

const transaction = `<STMTTRN><TRNTYPE>CREDIT
<DTPOSTED>20260602120000[+1:CET]
<TRNAMT>30.00
<FITID>F-1
<NAME>AMINA &amp; CO
<MEMO>2026-00042</STMTTRN>`

test('OFX 1, whose values are not closed, and OFX 2 say the same', () => {
  const expected = [
    {
      date: '2026-06-02',
      amount: 3000,
      label: '2026-00042 AMINA & CO',
      id: 'F-1',
      sender: 'AMINA & CO',
      isReversal: false,
    },
  ]
  expect(movements(ofx(transaction))).toMatchObject(expected)
  const closed = transaction.replaceAll(/<(\w+)>([^<\n]+)(\n|(?=<\/STMTTRN))/g, '<$1>$2</$1>')
  const xml = `<?xml version="1.0"?><?OFX OFXHEADER="200"?>${ofx(closed)
    .slice(ofx('').indexOf('<OFX>'))
    .replace(/<CURDEF>EUR/, '<CURDEF>EUR</CURDEF>')
    .replace('<BANKID>1<ACCTID>007', '<ACCTID>007</ACCTID>')}`
  expect(formatOf(xml)).toBe('ofx')
  expect(movements(xml)).toMatchObject(expected)
})

test.each([
  ['another currency', ofx(transaction, 'MAD'), 'OTHER_CURRENCY', 5],
  ['no amount', ofx(transaction.replace('30.00', '3O.00')), 'AMOUNT_UNREADABLE', 8],
  ['no day', ofx(transaction.replace('20260602', '20261302')), 'DATE_UNREADABLE', 8],
  ['what is closed and was not open', ofx('</STMTTRN>'), 'NOT_WELL_FORMED', 8],
  ['something else', '<OFX><SIGNONMSGSRSV1></SIGNONMSGSRSV1></OFX>', 'NOT_A_STATEMENT', null],
] as const)('OFX with %s is refused with its line', (_, text, code, line) => {
  expect(read(text)).toEqual({ code, line })
})

test('whatever a file holds, it is read or refused, and never throws', () => {
  const pieces = fc.constantFrom(
    '<Ntry>',
    '</Ntry>',
    '<OFX>',
    '<STMTTRN>',
    '&',
    '<![CDATA[',
    '\u0000',
    '<a b=',
    '2026',
    '-->',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 30 }), (parts) => {
      read(parts.join(''))
      read(good.replace('<Ntry>', parts.join('')))
      read(ofx(parts.join('')))
    }),
    { numRuns: 300 },
  )
})
