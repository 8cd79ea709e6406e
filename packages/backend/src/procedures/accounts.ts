import { accounts } from '@hostfront/contract/accounts'
import { bind } from '../access/bind.ts'
import { late } from '../access/late.ts'
import { logout } from '../accounts/logout.ts'
import { me } from '../accounts/me.ts'

export const procedures = bind(accounts, {
  register: late(async () => (await import('../accounts/register.ts')).register),
  login: late(async () => (await import('../accounts/login.ts')).login),
  logout,
  me,
  requestPasswordReset: late(
    async () => (await import('../accounts/request-password-reset.ts')).requestPasswordReset,
  ),
  resetPassword: late(async () => (await import('../accounts/reset-password.ts')).resetPassword),
  sendVerification: late(
    async () => (await import('../accounts/verify-email.ts')).sendVerification,
  ),
  verifyEmail: late(async () => (await import('../accounts/verify-email.ts')).verifyEmail),
  changeEmail: late(async () => (await import('../accounts/change-email.ts')).changeEmail),
  emailChange: late(async () => (await import('../accounts/change-email.ts')).emailChange),
  changePassword: late(async () => (await import('../accounts/change-password.ts')).changePassword),
  updateProfile: late(async () => (await import('../accounts/update-profile.ts')).updateProfile),
  exportMine: late(async () => (await import('../accounts/export-mine.ts')).exportMine),
  remove: late(async () => (await import('../accounts/remove-account.ts')).removeAccount),
  confirm: late(async () => (await import('../accounts/confirm.ts')).confirm),
  sessions: late(async () => (await import('../accounts/own-sessions.ts')).listSessions),
  endSession: late(async () => (await import('../accounts/own-sessions.ts')).endSession),
  endOtherSessions: late(
    async () => (await import('../accounts/own-sessions.ts')).endOtherSessions,
  ),
})
