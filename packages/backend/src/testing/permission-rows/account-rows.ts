import { everyone, inPerson, inPersonAs, ownerInPerson, type Row } from './row.ts'

/** Getting in, and what protects an account. */
export const accountRows: Readonly<Record<string, Row>> = {
  'accounts.requestPasswordReset': {
    call: (client) => client.accounts.requestPasswordReset({ email: 'owner@shop.test' }),
    answers: everyone,
  },
  'accounts.resetPassword': {
    call: (client, { resetToken }) =>
      client.accounts.resetPassword({ token: resetToken, password: 'another' }),
    answers: everyone,
  },
  'accounts.sendVerification': {
    call: (client) => client.accounts.sendVerification(),
    answers: inPerson,
  },
  'accounts.verifyEmail': {
    call: (client, { verifyToken }) => client.accounts.verifyEmail({ token: verifyToken }),
    answers: everyone,
  },
  'accounts.changePassword': {
    call: (client, { password }) =>
      client.accounts.changePassword({ currentPassword: password, password: 'another' }),
    answers: inPerson,
  },
  'accounts.sessions': { call: (client) => client.accounts.sessions(), answers: inPerson },
  'accounts.endSession': {
    call: (client, { session }) => client.accounts.endSession({ id: session }),
    answers: ownerInPerson,
  },
  'accounts.endOtherSessions': {
    call: (client) => client.accounts.endOtherSessions(),
    answers: inPerson,
  },
  'apiKeys.list': { call: (client) => client.apiKeys.list(), answers: inPerson },
  'apiKeys.create': {
    call: (client) =>
      client.apiKeys.create({
        name: 'Shop',
        scopes: ['orders:read'],
        expiresInDays: null,
      }),
    answers: inPerson,
  },
  'apiKeys.revoke': {
    call: (client, { apiKey }) => client.apiKeys.revoke({ id: apiKey }),
    answers: ownerInPerson,
  },
  'secondFactor.status': { call: (client) => client.secondFactor.status(), answers: inPerson },
  'secondFactor.start': {
    call: (client) => client.secondFactor.start(),
    answers: inPerson,
  },
  'secondFactor.confirm': {
    call: (client) => client.secondFactor.confirm({ code: '000000' }),
    answers: inPersonAs('SECOND_FACTOR_WRONG'),
  },
  'secondFactor.renewRecoveryCodes': {
    call: (client) => client.secondFactor.renewRecoveryCodes(),
    answers: inPersonAs('NOT_FOUND'),
  },
  'secondFactor.remove': {
    call: (client) => client.secondFactor.remove(),
    answers: inPerson,
  },
  'accounts.confirm': {
    call: (client, { password }) => client.accounts.confirm({ password }),
    answers: inPerson,
  },
  'accounts.register': {
    call: (client) =>
      client.accounts.register({ name: 'New', email: 'new@shop.test', password: 'password' }),
    answers: everyone,
  },
  'accounts.login': {
    call: (client) => client.accounts.login({ email: 'owner@shop.test', password: 'password' }),
    answers: everyone,
  },
  'accounts.logout': { call: (client) => client.accounts.logout(), answers: everyone },
  'accounts.me': { call: (client) => client.accounts.me(), answers: everyone },
}
