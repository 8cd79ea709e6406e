import type { Records } from './records.ts'
import type { CallsOf } from './row.ts'

const NEW_PASSWORD = 'Maple-Anchor-31'

export const accounts: CallsOf<'accounts'> = {
  register: {
    who: 'everybody',
    input: ({ newEmail }) => ({ name: 'New', email: newEmail(), password: NEW_PASSWORD }),
  },
  login: { who: 'everybody', input: ({ owner }) => owner, endsSession: true },
  logout: { who: 'everybody', endsSession: true },
  me: { who: 'everybody' },
  requestPasswordReset: { who: 'everybody', input: ({ owner: { email } }) => ({ email }) },
  resetPassword: {
    who: 'everybody',
    input: async ({ token }) => ({ token: await token('password-reset'), password: NEW_PASSWORD }),
    shared: { answers: 'LINK_INVALID' },
  },
  sendVerification: { who: 'accounts' },
  verifyEmail: {
    who: 'everybody',
    input: async ({ token }) => ({ token: await token('email-verification') }),
    shared: { answers: 'LINK_INVALID' },
  },
  changeEmail: {
    who: 'accounts',
    input: ({ newEmail }) => ({ email: newEmail() }),
    shared: { answers: 'CONFIRMATION_REQUIRED', isAged: true },
  },
  emailChange: { who: 'accounts' },
  changePassword: {
    who: 'accounts',
    input: ({ passwordOf }, caller) => ({
      currentPassword: passwordOf(caller),
      password: NEW_PASSWORD,
    }),
    shared: {
      input: { currentPassword: 'not-the-password', password: NEW_PASSWORD },
      answers: 'PASSWORD_WRONG',
    },
  },
  updateProfile: {
    who: 'accounts',
    input: { name: 'New', country: 'FR', phone: '', company: '', taxId: '', locale: 'fr' },
  },
  exportMine: { who: 'accounts' },
  remove: {
    who: 'accounts',
    // A customer who waits for an order stays.
    input: async ({ order }: Records) => void (await order()),
    answers: { owner: 'ACCOUNT_IN_USE', admin: 'LAST_ADMIN' },
    shared: { answers: 'CONFIRMATION_REQUIRED', isAged: true },
  },
  confirm: {
    who: 'accounts',
    input: ({ passwordOf }, caller) => ({ password: passwordOf(caller) }),
  },
  sessions: { who: 'accounts' },
  endSession: { who: 'owner', input: async ({ session }) => ({ id: await session() }) },
  endOtherSessions: { who: 'accounts', endsSession: true },
}
