import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type MatchReason,
  matchMovements,
  type OpenInvoice,
  withoutDoubles,
} from './match-movements.ts'
import { movementKeys } from './movement-keys.ts'

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
