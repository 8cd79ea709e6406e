import { allGet, everyone, ownerOnly, type Row, signedIn, signedInGet } from './row.ts'

const NEW_PASSWORD = 'Maple-Anchor-31'
const WRONG = { password: 'not-the-password' }

/** Getting in, and what protects an account. */
export const accountRows: Readonly<Record<string, Row>> = {
  'accounts.register': {
    call: (client, { newEmail }) =>
      client.accounts.register({ name: 'New', email: newEmail(), password: NEW_PASSWORD }),
    answers: everyone,
    key: 'any',
  },
  'accounts.login': {
    call: (client, { owner }) => client.accounts.login(owner),
    answers: everyone,
    key: 'any',
  },
  'accounts.logout': { call: (client) => client.accounts.logout(), answers: everyone, key: 'any' },
  'accounts.me': { call: (client) => client.accounts.me(), answers: everyone, key: 'any' },
  'accounts.requestPasswordReset': {
    call: (client, { owner }) => client.accounts.requestPasswordReset({ email: owner.email }),
    answers: everyone,
    key: 'any',
  },
  'accounts.resetPassword': {
    call: (client) => client.accounts.resetPassword({ token: 'made up', password: NEW_PASSWORD }),
    answers: allGet('LINK_INVALID'),
    key: 'any',
  },
  'accounts.sendVerification': {
    call: (client) => client.accounts.sendVerification(),
    answers: signedIn,
    key: 'none',
  },
  'accounts.verifyEmail': {
    call: (client) => client.accounts.verifyEmail({ token: 'made up' }),
    answers: allGet('LINK_INVALID'),
    key: 'any',
  },
  'accounts.changePassword': {
    call: (client) =>
      client.accounts.changePassword({ currentPassword: WRONG.password, password: NEW_PASSWORD }),
    answers: signedInGet('PASSWORD_WRONG'),
    key: 'none',
  },
  'accounts.sessions': {
    call: (client) => client.accounts.sessions(),
    answers: signedIn,
    key: 'none',
  },
  'accounts.endSession': {
    call: async (client, { session }) => client.accounts.endSession({ id: await session() }),
    answers: ownerOnly,
    key: 'none',
  },
  'accounts.confirm': {
    call: (client) => client.accounts.confirm(WRONG),
    answers: signedInGet('PASSWORD_WRONG'),
    key: 'none',
  },
  'accounts.endOtherSessions': {
    call: (client) => client.accounts.endOtherSessions(),
    answers: signedIn,
    key: 'none',
  },
  'apiKeys.list': { call: (client) => client.apiKeys.list(), answers: signedIn, key: 'none' },
  'apiKeys.create': {
    call: (client) =>
      client.apiKeys.create({ name: 'Key', scopes: ['orders:read'], expiresInDays: 1 }),
    answers: signedIn,
    key: 'none',
  },
  'apiKeys.revoke': {
    call: async (client, { apiKey }) => client.apiKeys.revoke({ id: await apiKey() }),
    answers: ownerOnly,
    key: 'none',
  },
  'secondFactor.status': {
    call: (client) => client.secondFactor.status(),
    answers: signedIn,
    key: 'none',
  },
  'secondFactor.start': {
    call: (client) => client.secondFactor.start(),
    answers: signedInGet('CONFIRMATION_REQUIRED'),
    key: 'none',
    session: 'aged',
  },
  'secondFactor.confirm': {
    call: (client) => client.secondFactor.confirm({ code: 'no code' }),
    answers: signedInGet('SECOND_FACTOR_WRONG'),
    key: 'none',
  },
  'secondFactor.renewRecoveryCodes': {
    call: (client) => client.secondFactor.renewRecoveryCodes(),
    answers: signedInGet('CONFIRMATION_REQUIRED'),
    key: 'none',
    session: 'aged',
  },
  'secondFactor.remove': {
    call: (client) => client.secondFactor.remove(),
    answers: signedInGet('CONFIRMATION_REQUIRED'),
    key: 'none',
    session: 'aged',
  },
}
