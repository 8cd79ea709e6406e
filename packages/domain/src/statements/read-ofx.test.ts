import { expect, test } from 'vitest'
import { readMarkedUp } from './read-statement.ts'

const booked = (more = '') =>
  `<STMTTRN><DTPOSTED>20260601120000<TRNAMT>12,50<FITID>F1<MEMO>VIR 7${more}</STMTTRN>`
const bank = (list: string, account = 'RIB 7') =>
  `<STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>${account}</BANKACCTFROM><BANKTRANLIST>${list}</BANKTRANLIST></STMTRS></STMTTRNRS>`
const file = (inside: string) => `OFXHEADER:100\n\n<OFX>\n${inside}</OFX>`
const ofBank = (...statements: string[]) =>
  file(`<BANKMSGSRSV1>${statements.join('')}</BANKMSGSRSV1>`)

function read(text: string) {
  const result = readMarkedUp(text, 'ofx', 'EUR')
  return result.ok ? result.value : result.refusal
}

const MOVEMENT = { line: 4, date: '2026-06-01', amount: 1250, id: 'F1', isReversal: false }

test('a bank’s movement says when, how much, what for and by whom', () => {
  expect(read(ofBank(bank(booked('<NAME>Amina'))))).toEqual({
    account: 'RIB 7',
    movements: [{ ...MOVEMENT, label: 'VIR 7 Amina', sender: 'Amina' }],
    isBalanced: null,
    skipped: 0,
    empty: 0,
  })
  const payee = read(ofBank(bank(booked('<PAYEE><NAME>Omar</PAYEE>'))))
  expect(payee).toMatchObject({ movements: [{ sender: 'Omar', label: 'VIR 7 Omar' }] })
  expect(read(ofBank(bank(booked())))).toMatchObject({
    movements: [{ sender: null, label: 'VIR 7' }],
  })
})

test('of a credit card it is read the same', () => {
  const card = `<CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>EUR<CCACCTFROM><ACCTID>CARD 7</CCACCTFROM><BANKTRANLIST>${booked()}</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1>`
  expect(read(file(card))).toMatchObject({ account: 'CARD 7', movements: [MOVEMENT] })
})

test('two statements of one account are one, of two accounts none', () => {
  expect(read(ofBank(bank(booked()), bank(booked())))).toMatchObject({
    account: 'RIB 7',
    movements: [{ id: 'F1' }, { id: 'F1' }],
  })
  expect(read(ofBank(bank(booked()), bank(booked(), 'RIB 8')))).toEqual({
    code: 'SEVERAL_ACCOUNTS',
    line: null,
  })
})

test('what its text says of signs is read as signs', () => {
  const memo = read(ofBank(bank(booked(' &amp;lt; A&nbsp;&gt;  '))))
  expect(memo).toMatchObject({ movements: [{ label: 'VIR 7 &lt; A >' }] })
})

test.each([
  ['without a beginning', 'OFXHEADER:100', 'NOT_A_STATEMENT', null],
  [
    'that is another document',
    '<?xml version="1.0"?><Other><OFX></OFX></Other>',
    'NOT_A_STATEMENT',
    null,
  ],
  [
    'in which something closes that was never open',
    file('<BANKMSGSRSV1></NOBODY></BANKMSGSRSV1>'),
    'NOT_WELL_FORMED',
    4,
  ],
  ['that is deeper than any', file('<A>'.repeat(30)), 'NOT_WELL_FORMED', 4],
])('a file %s is refused', (_, text, code, line) => {
  expect(read(text)).toEqual({ code, line })
})

test('it may be as deep as banks nest', () => {
  expect(read(file(`${'<A>'.repeat(18)}${'</A>'.repeat(18)}`))).toMatchObject({
    code: 'NOT_A_STATEMENT',
  })
})

test('XML may begin with blanks', () => {
  const xml = `<?xml version="1.0"?>${ofBank(
    bank('<STMTTRN><DTPOSTED>20260601</DTPOSTED><TRNAMT>1.00</TRNAMT></STMTTRN>'),
  )
    .slice(15)
    .replace('<CURDEF>EUR', '<CURDEF>EUR</CURDEF>')
    .replace('<ACCTID>RIB 7', '<ACCTID>RIB 7</ACCTID>')}`
  expect(read(xml)).toMatchObject({ movements: [{ amount: 100, id: null, label: '' }] })
})
