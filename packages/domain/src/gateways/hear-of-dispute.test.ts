import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Dispute } from './dispute.ts'
import { DisputeState, type DisputeTold } from './dispute-told.ts'
import { dueOfDispute, setAside, withdrawalOf } from './due-of-dispute.ts'
import { DISPUTE_LIFECYCLE, type Heard, hearOfDispute } from './hear-of-dispute.ts'

const day = (of: number): string => `2026-06-${String(of).padStart(2, '0')}T10:00:00.000Z`

const OPENED: DisputeTold = {
  ...{ id: 'du_1', reason: 'fraudulent', amount: 450, state: 'open', needsAnswer: true },
  ...{ openedAt: day(1), dueBy: day(8), withdrawn: null, reinstated: null, fee: null },
  closedAt: null,
}
const WITHDRAWN: DisputeTold = { ...OPENED, withdrawn: { at: day(1), amount: 450 }, fee: 1500 }
const ANSWERED: DisputeTold = { ...WITHDRAWN, needsAnswer: false }
const LOST: DisputeTold = { ...ANSWERED, state: 'lost', closedAt: day(20) }
const WON: DisputeTold = { ...ANSWERED, state: 'won', closedAt: day(20) }
const REINSTATED: DisputeTold = { ...WON, reinstated: { at: day(21), amount: 450 } }

type Message = readonly [told: DisputeTold, at: string]

const hear = (messages: readonly Message[]): Heard | null =>
  messages.reduce<Heard | null>((known, [told, at]) => hearOfDispute(known, told, at), null)

/** What is known of it, and nothing booked. */
const row = (heard: Heard, booked: Partial<Dispute> = {}) => ({
  ...{ ...heard, paymentId: 'payment-1' as string | null },
  ...{ withdrawnOn: null, feeOn: null, reinstatedOn: null, lostOn: null, ...booked },
})

const WAYS: readonly (readonly [string, readonly Message[], Partial<Heard>])[] = [
  [
    'lost',
    [
      [OPENED, day(1)],
      [WITHDRAWN, day(1)],
      [ANSWERED, day(5)],
      [LOST, day(20)],
    ],
    { state: 'lost', closedAt: day(20), withdrawn: 450, fee: 1500, reinstatedAt: null },
  ],
  [
    'won',
    [
      [WITHDRAWN, day(1)],
      [ANSWERED, day(5)],
      [WON, day(20)],
      [REINSTATED, day(21)],
    ],
    { state: 'won', closedAt: day(20), withdrawn: 450, reinstated: 450, reinstatedAt: day(21) },
  ],
  [
    'an inquiry that nobody follows up',
    [
      [OPENED, day(1)],
      [{ ...OPENED, needsAnswer: false }, day(4)],
      [{ ...OPENED, needsAnswer: false, state: 'won', closedAt: day(9) }, day(9)],
    ],
    { state: 'won', withdrawnAt: null, withdrawn: 0 },
  ],
]

test.each(WAYS)(
  '%s: whatever the order, and however often each is told, it stands the same',
  (_, told, ends) => {
    const inOrder = hear(told)
    expect(inOrder).toMatchObject({ ...ends, needsAnswer: false })
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...told, ...told, ...told], { minLength: told.length * 3 }),
        (messages) => {
          expect(hear(messages)).toEqual(inOrder)
        },
      ),
    )
  },
)

test('what leads on from where is a table, and what is closed stays so', () => {
  const after = Object.fromEntries(
    DisputeState.options.map((from) => [
      from,
      DisputeState.options.map((to) => DISPUTE_LIFECYCLE[from][to] ?? null),
    ]),
  )
  expect(after).toEqual({
    open: [null, 'won', 'lost'],
    won: [null, null, null],
    lost: [null, null, null],
  })
  for (const [first, second] of [
    [LOST, WON],
    [WON, LOST],
  ] as const) {
    const heard = hear([
      [first, day(20)],
      [second, day(22)],
    ])
    expect(heard).toMatchObject({ state: first.state, closedAt: day(20) })
  }
})

test('what may change is believed as of the newest message', () => {
  const later = { ...OPENED, dueBy: day(12), amount: 400 }
  for (const messages of [
    [
      [OPENED, day(1)],
      [later, day(3)],
    ],
    [
      [later, day(3)],
      [OPENED, day(1)],
    ],
  ] as const) {
    expect(hear(messages)).toMatchObject({ dueBy: day(12), amount: 400, needsAnswer: true })
  }
  expect(hear([[{ ...OPENED, amount: -5 }, day(1)]])).toMatchObject({ amount: 0 })
})

const DUE: readonly (readonly [string, Message[], Partial<Dispute>, string[]])[] = [
  ['opened', [[OPENED, day(1)]], {}, []],
  ['withdrawn', [[WITHDRAWN, day(1)]], {}, ['withdraw', 'fee']],
  ['told again', [[WITHDRAWN, day(1)]], { withdrawnOn: day(1), feeOn: day(1) }, []],
  ['lost', [[LOST, day(20)]], { withdrawnOn: day(1), feeOn: day(1) }, ['lose']],
  ['lost at once', [[LOST, day(20)]], {}, ['withdraw', 'fee', 'lose']],
  [
    'lost, and nobody said that it was withdrawn',
    [[{ ...LOST, withdrawn: null, fee: null }, day(20)]],
    {},
    ['withdraw', 'lose'],
  ],
  ['won, and not back yet', [[WON, day(20)]], { withdrawnOn: day(1), feeOn: day(1) }, []],
  ['back', [[REINSTATED, day(21)]], { withdrawnOn: day(1), feeOn: day(1) }, ['reinstate']],
  ['back at once', [[REINSTATED, day(21)]], {}, ['withdraw', 'fee', 'reinstate']],
  [
    'back after it was lost',
    [
      [LOST, day(20)],
      [REINSTATED, day(25)],
    ],
    { withdrawnOn: day(1), feeOn: day(1), lostOn: day(20) },
    ['receive'],
  ],
  ['not paid yet', [[LOST, day(20)]], { paymentId: null }, []],
  ['all booked', [[LOST, day(20)]], { withdrawnOn: day(1), feeOn: day(1), lostOn: day(20) }, []],
]

test.each(DUE)('%s: what is due is booked, once', (_, told, booked, due) => {
  const heard = hear(told)
  if (!heard) throw new Error('Nothing was told')
  expect(dueOfDispute({ ...row(heard, booked), ...booked })).toEqual(due)
})

test('what was lost without a word of what was withdrawn is what was asked for, on the day of the decision', () => {
  const bare = { ...LOST, withdrawn: null }
  const heard = hear([[bare, day(20)]])
  if (!heard) throw new Error('Nothing was told')
  expect(withdrawalOf(heard)).toEqual({ at: day(20), amount: 450 })
})

test('of a paid invoice the share of its tax is set aside, of an open one nothing', () => {
  const amounts = { subtotal: 1000, tax: 200, total: 1200, credited: 0 }
  const paid = { status: 'paid', number: '2026-00001', ...amounts } as const
  const invoice = { ...paid, lines: [] }
  expect(setAside(invoice, 1200)).toEqual({ net: 1000, tax: 200 })
  expect(setAside(invoice, 601)).toEqual({ net: 501, tax: 100 })
  expect(setAside({ ...invoice, credited: 900 }, 1200)).toEqual({ net: 250, tax: 50 })
  expect(setAside({ ...invoice, status: 'unpaid' }, 600)).toEqual({ net: 0, tax: 0 })
})
