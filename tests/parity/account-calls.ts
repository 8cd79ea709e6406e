import type { ApiKeyForm } from '@hostfront/domain/accounts/api-key'
import type { Browser } from './edition.ts'
import { type Call, EVE, fact, JANE, untyped, WRONG, withKey } from './stage.ts'

const NEW_PASSWORD = 'Maple-Anchor-31'
const SECOND_PASSWORD = 'Willow-Compass-62'
const KEY: ApiKeyForm = { name: 'Key', scopes: ['orders:read'], expiresInDays: 3 }

/** Keys, links, the second factor, passwords and sessions. */
export const accountCalls: readonly Call[] = [
  ['apiKeys.create', ({ jane }) => jane.api.apiKeys.create({ ...KEY })],
  ['accounts.confirm: wrong', ({ jane }) => jane.api.accounts.confirm({ password: WRONG })],
  ['accounts.confirm', ({ jane }) => jane.api.accounts.confirm({ password: JANE.password })],
  [
    'apiKeys.create: bad input',
    ({ jane }) =>
      jane.api.apiKeys.create(untyped({ name: 'Key', scopes: ['all'], expiresInDays: 0 })),
  ],
  ['apiKeys.list', ({ jane }) => jane.api.apiKeys.list()],
  ['orders.mine: with the key', ({ edition, told }) => withKey(edition, told).orders.mine({})],
  ['accounts.me: with the key', ({ edition, told }) => withKey(edition, told).accounts.me()],
  [
    'services.mine: beyond the key',
    ({ edition, told }) => withKey(edition, told).services.mine({}),
  ],
  ['apiKeys.list: with the key', ({ edition, told }) => withKey(edition, told).apiKeys.list()],
  [
    'apiKeys.revoke',
    ({ jane, told }) => jane.api.apiKeys.revoke({ id: fact(told, 'apiKeys.create/apiKey/id') }),
  ],
  [
    'orders.mine: with a revoked key',
    ({ edition, told }) => withKey(edition, told).orders.mine({}),
  ],
  ['accounts.sendVerification', ({ jane }) => jane.api.accounts.sendVerification()],
  [
    'accounts.verifyEmail: made up',
    ({ visitor }) => visitor.api.accounts.verifyEmail({ token: 'made up' }),
  ],
  [
    'accounts.verifyEmail',
    async ({ visitor, edition }) =>
      visitor.api.accounts.verifyEmail({
        token: await edition.mailedToken(JANE.email, 'email-verification'),
      }),
  ],
  [
    'accounts.changeEmail: taken',
    ({ jane }) => jane.api.accounts.changeEmail({ email: EVE.email }),
  ],
  ['accounts.changeEmail', ({ jane }) => jane.api.accounts.changeEmail({ email: 'jane@new.test' })],
  [
    'accounts.changeEmail: back',
    ({ jane }) => jane.api.accounts.changeEmail({ email: JANE.email }),
  ],
  ['accounts.me: verified', ({ jane }) => jane.api.accounts.me()],
  ['secondFactor.status', ({ eve }) => eve.api.secondFactor.status()],
  ['secondFactor.start', ({ eve }) => eve.api.secondFactor.start()],
  ['secondFactor.confirm: wrong', ({ eve }) => eve.api.secondFactor.confirm({ code: 'no code' })],
  [
    'secondFactor.confirm',
    ({ eve, edition, told }) =>
      eve.api.secondFactor.confirm({
        code: edition.codeOf(fact(told, 'secondFactor.start/secret')),
      }),
  ],
  ['secondFactor.start: once it is on', ({ eve }) => eve.api.secondFactor.start()],
  ['accounts.login: code asked for', ({ visitor }) => visitor.api.accounts.login(EVE)],
  [
    'accounts.confirm: code asked for',
    ({ eve }) => eve.api.accounts.confirm({ password: EVE.password }),
  ],
  [
    'accounts.confirm: code wrong',
    ({ eve }) => eve.api.accounts.confirm({ password: EVE.password, code: 'no code' }),
  ],
  [
    'accounts.login: code wrong',
    ({ visitor }) => visitor.api.accounts.login({ ...EVE, code: 'no code' }),
  ],
  [
    'accounts.login: with code',
    ({ eve, edition, told }) =>
      eve.api.accounts.login({
        ...EVE,
        code: edition.codeOf(fact(told, 'secondFactor.start/secret'), 1),
      }),
  ],
  ['secondFactor.renewRecoveryCodes', ({ eve }) => eve.api.secondFactor.renewRecoveryCodes()],
  ['secondFactor.remove', ({ eve }) => eve.api.secondFactor.remove()],
  ['secondFactor.renewRecoveryCodes: off', ({ eve }) => eve.api.secondFactor.renewRecoveryCodes()],
  [
    'accounts.changePassword: wrong',
    ({ jane }) =>
      jane.api.accounts.changePassword({ currentPassword: WRONG, password: NEW_PASSWORD }),
  ],
  [
    'accounts.changePassword',
    ({ jane }) =>
      jane.api.accounts.changePassword({ currentPassword: JANE.password, password: NEW_PASSWORD }),
  ],
  ['accounts.sessions', ({ jane }) => jane.api.accounts.sessions()],
  ['accounts.endSession: not there', ({ jane }) => jane.api.accounts.endSession({ id: 'none' })],
  ['accounts.endSession: her own', ({ eve }) => endOwnSession(eve)],
  ['accounts.endOtherSessions', ({ jane }) => jane.api.accounts.endOtherSessions()],
  [
    'accounts.requestPasswordReset',
    ({ visitor }) => visitor.api.accounts.requestPasswordReset({ email: JANE.email }),
  ],
  [
    'accounts.requestPasswordReset: unknown',
    ({ visitor }) => visitor.api.accounts.requestPasswordReset({ email: 'nobody@shop.test' }),
  ],
  [
    'accounts.resetPassword: made up',
    ({ visitor }) =>
      visitor.api.accounts.resetPassword({ token: 'made up', password: SECOND_PASSWORD }),
  ],
  [
    'accounts.resetPassword',
    async ({ visitor, edition }) =>
      visitor.api.accounts.resetPassword({
        token: await edition.mailedToken(JANE.email, 'password-reset'),
        password: SECOND_PASSWORD,
      }),
  ],
  ['orders.mine: after the reset', ({ jane }) => jane.api.orders.mine({})],
  [
    'accounts.login: with the reset password',
    ({ jane }) => jane.api.accounts.login({ ...JANE, password: SECOND_PASSWORD }),
  ],
]

async function endOwnSession({ api }: Browser): Promise<unknown> {
  const own = (await api.accounts.sessions()).find(({ current }) => current)
  return api.accounts.endSession({ id: own?.id ?? '' })
}
