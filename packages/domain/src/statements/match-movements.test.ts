import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type MatchReason,
  matchMovements,
  type OpenInvoice,
  withoutDoubles,
} from './match-movements.ts'
import { idInKey, movementKeys } from './movement-keys.ts'
import { withoutReversed } from './without-reversed.ts'

const invoice = (number: string, total: number, name = 'Amina Benali'): OpenInvoice => ({
  id: number,
  number,
  total,
  createdAt: '2026-06-01T10:00:00.000Z',
  names: [name],
})
const OPEN = [
  invoice('2026-00042', 3000),
  invoice('2026-00043', 3000, 'Omar Tazi'),
  invoice('2026-00044', 4500, 'Zoë El Fassi'),
  invoice('2026-100001', 700),
]

const movement = (label: string, amount = 3000, changes = {}) => ({
  date: '2026-06-02',
  amount,
  label,
  id: null,
  sender: null,
  isReversal: false,
  ...changes,
})

const answer = (label: string, amount?: number, changes?: object) => {
  const [match] = matchMovements([movement(label, amount, changes)], OPEN)
  return match ? [match.band, match.invoiceId, ...match.reasons] : []
}

const sure = (id: string) => ['sure', id, 'NUMBER', 'AMOUNT']

test.each([
  ['VIR 2026-00042', '2026-00042'],
  ['FACTURE202600042', '2026-00042'],
  ['INV 2026 00042 MERCI', '2026-00042'],
  ['２０２６－00042', '2026-00042'],
  ['paiement 1 2026-00042 du 01/06/2026', '2026-00042'],
])('%s with exactly its amount is sure', (label, id) => {
  expect(answer(label)).toEqual(sure(id))
})

const none = (...reasons: readonly MatchReason[]) => ['none', null, ...reasons]

test.each<[label: string, amount: number, expected: readonly (string | null)[]]>([
  ['2026-00042', 2999, ['suggested', '2026-00042', 'NUMBER', 'AMOUNT_DIFFERS']],
  ['2O26-OOO42', 3000, ['suggested', '2026-00042', 'ALIKE', 'AMOUNT']],
  ['ref 992026000421', 3000, ['suggested', '2026-00042', 'ALIKE', 'AMOUNT']],
  ['du 01/06/2026 00042', 3000, ['suggested', '2026-00042', 'ALIKE', 'AMOUNT']],
  ['2026-00042 et 2026-00043', 6000, none('SEVERAL')],
  ['2026-00042', -3000, none('OUT')],
  ['no number', 4500, ['suggested', '2026-00044', 'AMOUNT']],
  ['no number', 3000, none()],
  ['VIR DE TAZI OMAR', 3000, ['suggested', '2026-00043', 'AMOUNT', 'NAME']],
  ['ZOE EL FASSI', 4500, ['suggested', '2026-00044', 'AMOUNT', 'NAME']],
  ['2026-10000', 700, ['suggested', '2026-100001', 'AMOUNT']],
  ['2026-99999', 12, none()],
])('%s of %d: %j', (label, amount, expected) => {
  expect(answer(label, amount)).toEqual(expected)
})

test('a reversal pays nothing, and money of before its invoice is not sure', () => {
  expect(answer('2026-00042', 3000, { isReversal: true })).toEqual(none('REVERSAL'))
  expect(answer('2026-00042', 3000, { date: '2026-05-31' })).toEqual([
    'suggested',
    '2026-00042',
    'NUMBER',
    'AMOUNT',
    'TOO_EARLY',
  ])
})

test('of two that name one invoice the second is left to people', () => {
  const twice = [movement('2026-00042'), movement('2026-00042 again')]
  expect(withoutDoubles(matchMovements(twice, OPEN)).map(({ band }) => band)).toEqual([
    'sure',
    'suggested',
  ])
})

test('equal movements of a file are told apart, the same one is known again', () => {
  const [one, other] = [movement('a', 100), movement('b', 100)]
  const keys = movementKeys([one, one, other])
  expect(new Set(keys).size).toBe(3)
  expect(movementKeys([one])[0]).toBe(keys[0])
  expect(movementKeys([other, one, one]).toSorted()).toEqual([...keys].toSorted())
  expect(movementKeys([{ ...one, id: 'B-1' }])).toEqual(movementKeys([{ ...other, id: 'b1' }]))
})

/** How a number is written by people and cut by banks. */
const written = fc.constantFrom<(number: string) => string>(
  (number) => number,
  (number) => number.replace('-', ''),
  (number) => number.replace('-', ' '),
  (number) => `FAC${number}`,
  (number) => number.replaceAll('0', 'O'),
  (number) => number.slice(0, 9),
  () => '',
)
const noise = fc.constantFrom(
  'VIR',
  'du 01/06/2026',
  '00017',
  '2026',
  'REF 4420',
  'MERCI',
  '',
  '12',
  '- -',
)
const invoices = fc
  .uniqueArray(fc.integer({ min: 1, max: 120_000 }), { minLength: 1, maxLength: 60 })
  .map((serials) =>
    serials.map((serial) =>
      invoice(`2026-${String(serial).padStart(5, '0')}`, 100 * (1 + (serial % 3))),
    ),
  )

test('a sure match is always the invoice that the movement was made for', () => {
  const rows = fc.array(fc.tuple(fc.nat(), written, noise, noise, fc.boolean()), { maxLength: 40 })
  let found = 0
  fc.assert(
    fc.property(invoices, rows, (open, made) => {
      const meant = made.map(([at]) => open[at % open.length] ?? invoice('2026-00001', 100))
      const movements = made.map(([, write, before, behind, isExact], at) => {
        const { number, total } = meant[at] ?? invoice('', 0)
        return movement(`${before} ${write(number)} ${behind}`, isExact ? total : total + 1)
      })
      matchMovements(movements, open).forEach((match, at) => {
        if (match.band !== 'sure') return
        found++
        expect(match.invoiceId).toBe(meant[at]?.id)
        expect(movements[at]?.amount).toBe(meant[at]?.total)
      })
    }),
    { numRuns: 400 },
  )
  expect(found).toBeGreaterThan(100)
})

test('the same movements and invoices have the same answer in any order of the invoices', () => {
  fc.assert(
    fc.property(invoices, fc.array(fc.nat(), { maxLength: 20 }), (open, picks) => {
      const movements = picks.map((at) =>
        movement(open[at % open.length]?.number ?? '', 100 + (at % 200)),
      )
      const answers = matchMovements(movements, open)
      expect(matchMovements(movements, open.toReversed())).toEqual(answers)
    }),
    { numRuns: 100 },
  )
})

test.each([
  'CN-2026-00042',
  'REMB. CN 2026-00042',
  'CN2026-00042',
  'CN-2026 00042',
  'CN 202600042',
  'CN-2O26-OOO42',
])('%s is a credit note, and names no invoice', (label) => {
  const open = [invoice('2026-00042', 3000), invoice('2026-00043', 3000)]
  expect(matchMovements([movement(label)], open)).toEqual([
    { band: 'none', invoiceId: null, reasons: [] },
  ])
})

test('a note and an invoice in one label name the invoice, and so does a name that ends alike', () => {
  expect(answer('CN-2026-00043 deducted from 2026-00042')).toEqual(sure('2026-00042'))
  expect(answer('VIR BALCN 2026-00042')).toEqual(sure('2026-00042'))
})

test('a booking that takes another back says so, whichever way it went', () => {
  expect(answer('2026-00042', -3000, { isReversal: true })).toEqual(none('REVERSAL'))
  expect(answer('2026-00042', 3000, { isReversal: true })).toEqual(none('REVERSAL'))
})

const judged = (...movements: readonly ReturnType<typeof movement>[]) =>
  withoutReversed(movements, matchMovements(movements, OPEN)).map(({ band, reasons }) => [
    band,
    ...reasons,
  ])
const SURE = ['sure', 'NUMBER', 'AMOUNT']
const BACK = ['suggested', 'NUMBER', 'AMOUNT', 'REVERSED']
const back = (label: string, amount: number, changes = {}) =>
  movement(label, -amount, { isReversal: true, ...changes })

test('a credit that is taken back in the same file is not sure any more', () => {
  expect(judged(movement('2026-00042'), back('2026-00042', 3000))).toEqual([
    BACK,
    ['none', 'REVERSAL'],
  ])
  // The same number of the bank says which, whatever is written.
  const twins = [movement('2026-00042', 3000, { id: 'A' }), movement('2026-00043')]
  expect(judged(...twins, back('Rueckbuchung', 3000, { id: 'A' }))).toEqual([
    BACK,
    SURE,
    ['none', 'REVERSAL'],
  ])
})

test('where nothing says which credit is taken back, none of its amount is sure', () => {
  const twins = [movement('2026-00042'), movement('2026-00043'), movement('2026-00044', 4500)]
  expect(judged(...twins, back('Returned', 3000)).slice(0, 3)).toEqual([BACK, BACK, SURE])
})

test('a credit of another amount, a later one, and one beside a plain debit stay sure', () => {
  expect(judged(movement('2026-00042'), back('2026-00042', 2999))[0]).toEqual(SURE)
  expect(judged(movement('2026-00042'), movement('2026-00042', -3000))[0]).toEqual(SURE)
  const earlier = back('2026-00042', 3000, { date: '2026-06-01' })
  expect(judged(movement('2026-00042'), earlier)[0]).toEqual(SURE)
  // What goes back to the account takes back what had left it.
  const twin = movement('2026-00042', 3000, { isReversal: true })
  expect(judged(movement('2026-00042'), twin)[0]).toEqual(SURE)
})

const declaration = (reference: string | null, amount: number, ...serials: readonly number[]) => {
  const invoices = serials.flatMap((at) => OPEN[at] ?? [])
  return {
    id: 'declared',
    amount,
    referenceKey: reference,
    pays: invoices.map(({ id: invoiceId, number }) => ({ invoiceId, number })),
    invoices,
  }
}
const toldOf = (label: string, amount: number, said: ReturnType<typeof declaration>) => {
  const [match] = matchMovements([movement(label, amount)], OPEN, [said])
  return match ? [match.band, match.declarationId, match.invoiceId, ...match.reasons] : []
}

test('money that was declared is sure by its reference and exact amount, for all that it pays', () => {
  expect(toldOf('OM 778 41', 6000, declaration('om77841', 6000, 0, 1))).toEqual([
    'sure',
    'declared',
    '2026-00042',
    'REFERENCE',
    'AMOUNT',
    'DECLARED',
  ])
  expect(toldOf('VIR 2026-00043', 3000, declaration(null, 3000, 1))).toEqual([
    'sure',
    'declared',
    '2026-00043',
    'NUMBER',
    'AMOUNT',
    'DECLARED',
  ])
})

test('declared money of another amount than is owed is looked at, and what owes nothing is no matter', () => {
  expect(toldOf('OM 778 41', 2000, declaration('om77841', 2000, 0))).toEqual([
    'suggested',
    'declared',
    '2026-00042',
    'REFERENCE',
    'AMOUNT_DIFFERS',
    'DECLARED',
  ])
  const settled = { ...declaration('om77841', 2000, 0), invoices: [] }
  expect(toldOf('OM 778 41', 2000, settled)).toEqual(['none', undefined, null])
})

test('money that was declared for coins pays no invoice, even where one costs as much', () => {
  const coins = declaration('om77841', 4500)
  expect(toldOf('OM 778 41', 4500, coins)).toEqual(['none', undefined, null, 'COINS'])
  expect(toldOf('OM 778 42', 4500, coins)).toEqual(['suggested', undefined, '2026-00044', 'AMOUNT'])
  const named = ['sure', undefined, '2026-00044', 'NUMBER', 'AMOUNT']
  expect(toldOf('OM 778 41 for 2026-00044', 4500, coins)).toEqual(named)
})

test('money that came before what it pays was issued is not sure, declared or not', () => {
  const early = movement('OM 778 41', 3000, { date: '2026-05-31' })
  const [match] = matchMovements([early], OPEN, [declaration('om77841', 3000, 0)])
  expect(match).toMatchObject({
    band: 'suggested',
    reasons: ['REFERENCE', 'AMOUNT', 'TOO_EARLY', 'DECLARED'],
  })
})

test.each(['202600042', 'virement'])(
  'a number in the label counts before %s, which another has declared',
  (typed) => {
    expect(toldOf('VIREMENT 2026-00042', 3000, declaration(typed, 3000, 1))).toEqual([
      'sure',
      undefined,
      '2026-00042',
      'NUMBER',
      'AMOUNT',
    ])
  },
)

test('a declared payment and what names another of its invoices do not both pay that', () => {
  const both = [movement('OM 778 41', 6000), movement('2026-00043')]
  const said = [declaration('om77841', 6000, 0, 1)]
  for (const rows of [both, both.toReversed()]) {
    const bands = withoutDoubles(matchMovements(rows, OPEN, said)).map(({ band }) => band)
    expect(bands).toEqual(['sure', 'suggested'])
  }
})

test.each([
  ['VIR 2026-00042', 'OM 778 41'],
  ['VIR AMINA', '2026-00042'],
])('%s that the bank calls by a declared reference, %s, is not sure', (label, id) => {
  const said = declaration(id.replaceAll(/\W/g, '').toLowerCase(), 3000, 1)
  const [match] = matchMovements([movement(label, 3000, { id })], OPEN, [said])
  expect(match).toMatchObject({
    band: 'suggested',
    declarationId: 'declared',
    reasons: ['REFERENCE', 'AMOUNT', 'SEVERAL', 'DECLARED'],
  })
})

test('a date and a count by which a bank calls all its movements names no invoice', () => {
  const own = movement('VIR OM 778 41', 3000, { id: '20260601001' })
  const [match] = matchMovements([own], OPEN, [declaration('om77841', 3000, 1)])
  expect(match?.band).toBe('sure')
})

test('what the bank calls a movement is found in its key again', () => {
  const twice = [movement('a', 100, { id: 'OM-7 id 8' }), movement('b', 100, { id: 'OM-7 id 8' })]
  expect(movementKeys(twice).map(idInKey)).toEqual(['om7id8', 'om7id8'])
  expect(movementKeys([movement('rent id 8', 100)]).map(idInKey)).toEqual([null])
})
