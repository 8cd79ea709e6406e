import type { CallsOf } from './row.ts'

const source = 'Bank'
const kept = (key: string) => ({ key, date: '2026-06-01', amount: 450, label: 'VIR' })
let count = 0

export const statements: CallsOf<'statements'> = {
  accounts: { who: 'team', scope: 'billing:write' },
  keepAccount: {
    who: 'team',
    scope: 'billing:write',
    input: { name: source, method: 'paypal', mapping: null },
    // Others have kept theirs in a shop that is shared.
    inCommon: ([last]) => last,
  },
  match: {
    who: 'team',
    scope: 'billing:write',
    input: {
      source,
      movements: [{ ...kept('match'), id: null, sender: null, isReversal: false }],
    },
    // Which invoices are open depends on what was called before.
    inCommon: (matches) => matches.length,
  },
  apply: {
    who: 'team',
    scope: 'billing:write',
    once: true,
    input: async ({ invoice }) => {
      const key = `apply-${++count}`
      const movement = kept(key)
      return { source, method: 'paypal', movement, reference: key, invoiceId: await invoice() }
    },
    inCommon: ({ isNew }) => isNew,
  },
  ignore: {
    who: 'team',
    scope: 'billing:write',
    input: () => ({ source, movement: kept(`ignore-${++count}`) }),
  },
  bringBack: {
    who: 'team',
    scope: 'billing:write',
    input: { source, key: 'nobody set it aside' },
    answers: 'NOTHING_TO_DO',
  },
}
