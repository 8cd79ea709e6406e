import { accounts } from '@hostfront/contract/accounts'
import { implement } from '@orpc/server'
import { signedIn } from '../access.ts'
import { admitted, type CallContext } from '../answers.ts'
import { logout } from './logout.ts'
import { me } from './me.ts'

const on = implement(accounts).$context<CallContext>().use(admitted)

// Every visit asks who is signed in. The rest is loaded when it is first called, so that the embedded edition's page opens sooner.
const passwordReset = {
  request: () => import('./request-password-reset.ts'),
  use: () => import('./reset-password.ts'),
}
const verification = () => import('./verify-email.ts')
const ownSessions = () => import('./own-sessions.ts')

export const procedures = on.router({
  register: on.register.handler(async ({ context, input }) => {
    const { register } = await import('./register.ts')
    return register(context, input)
  }),
  login: on.login.handler(async ({ context, input }) => {
    const { login } = await import('./login.ts')
    return login(context, input)
  }),
  logout: on.logout.handler(({ context }) => logout(context)),
  me: on.me.handler(({ context }) => me(context)),
  requestPasswordReset: on.requestPasswordReset.handler(async ({ context, input }) =>
    (await passwordReset.request()).requestPasswordReset(context, input),
  ),
  resetPassword: on.resetPassword.handler(async ({ context, input }) =>
    (await passwordReset.use()).resetPassword(context, input),
  ),
  sendVerification: on.sendVerification.handler(async ({ context }) =>
    (await verification()).sendVerification(signedIn(context)),
  ),
  verifyEmail: on.verifyEmail.handler(async ({ context, input }) =>
    (await verification()).verifyEmail(context, input),
  ),
  changePassword: on.changePassword.handler(async ({ context, input }) => {
    const { changePassword } = await import('./change-password.ts')
    return changePassword(signedIn(context), input)
  }),
  updateProfile: on.updateProfile.handler(async ({ context, input }) => {
    const { updateProfile } = await import('./update-profile.ts')
    return updateProfile(signedIn(context), input)
  }),
  exportMine: on.exportMine.handler(async ({ context }) => {
    const { exportMine } = await import('./export-mine.ts')
    return exportMine(signedIn(context))
  }),
  remove: on.remove.handler(async ({ context }) => {
    const { removeAccount } = await import('./remove-account.ts')
    return removeAccount(signedIn(context))
  }),
  confirm: on.confirm.handler(async ({ context, input }) => {
    const { confirm } = await import('./confirm.ts')
    return confirm(signedIn(context), input)
  }),
  sessions: on.sessions.handler(async ({ context }) =>
    (await ownSessions()).listSessions(signedIn(context)),
  ),
  endSession: on.endSession.handler(async ({ context, input }) =>
    (await ownSessions()).endSession(signedIn(context), input),
  ),
  endOtherSessions: on.endOtherSessions.handler(async ({ context }) =>
    (await ownSessions()).endOtherSessions(signedIn(context)),
  ),
})
