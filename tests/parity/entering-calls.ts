import { ADMIN } from '../../packages/backend/src/testing/shop.ts'
import { type Call, EVE, JANE, untyped, WRONG } from './stage.ts'

/** What a shop shows a visitor, and how people come in. */
export const enteringCalls: readonly Call[] = [
  [
    'orders.place: a visitor, bad input',
    ({ visitor }) => visitor.api.orders.place(untyped({ a: 1 })),
  ],
  [
    'accounts.register',
    ({ visitor }) => visitor.api.accounts.register({ name: '  Jane ', ...JANE }),
  ],
  [
    'accounts.register: forged',
    ({ visitor }) =>
      visitor.api.accounts.register(untyped({ name: 'Eve', ...EVE, role: 'admin', coins: 5 })),
  ],
  [
    'accounts.register: taken',
    ({ visitor }) =>
      visitor.api.accounts.register({ name: 'Jane', ...JANE, email: ' JANE@shop.test' }),
  ],
  [
    'accounts.register: common',
    ({ visitor }) =>
      visitor.api.accounts.register({ name: 'Tim', email: 'tim@shop.test', password: 'password' }),
  ],
  [
    'accounts.register: bad input',
    ({ visitor }) =>
      visitor.api.accounts.register(untyped({ name: ' ', email: 'no', password: 5 })),
  ],
  ['accounts.login: wrong', ({ jane }) => jane.api.accounts.login({ ...JANE, password: WRONG })],
  [
    'accounts.login: unknown',
    ({ jane }) => jane.api.accounts.login({ email: 'nobody@shop.test', password: WRONG }),
  ],
  ['accounts.login', ({ jane }) => jane.api.accounts.login(JANE)],
  ['accounts.login: another', ({ eve }) => eve.api.accounts.login(EVE)],
  [
    'accounts.login: administrator',
    async ({ admin }) => {
      // Each host has its own name for the first administrator.
      const { name: _name, ...account } = await admin.api.accounts.login(ADMIN)
      return account
    },
  ],
  ['accounts.me', ({ jane }) => jane.api.accounts.me()],
]
