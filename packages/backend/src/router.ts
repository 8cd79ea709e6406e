/** The contract, answered. Who may call is decided here, for every procedure, before its handler runs. */
import { contract } from '@hostfront/contract/contract'
import { implement } from '@orpc/server'
import { admit, signedIn } from './access.ts'
import { logout } from './accounts/logout.ts'
import { me } from './accounts/me.ts'
import { listNotifications, markAllRead } from './announcements/notifications.ts'
import { answerRefusal } from './answer-refusal.ts'
import { listOwnCoinEntries, listOwnInvoices } from './billing/list-own.ts'
import { listPlans } from './catalog/list-plans.ts'
import { subscribe } from './content/subscribe.ts'
import type { Backend, CallHost } from './context.ts'
import { once } from './idempotency/once.ts'
import { listOrders, listOwnOrders } from './orders/list-orders.ts'
import { placeOrder } from './orders/place-order.ts'
import { listOwnServices } from './services/list-own.ts'
import { getSettings } from './settings/read-settings.ts'
import { readCapabilities } from './shop/capabilities.ts'
import { sendMessage } from './support/send-message.ts'
import { previewVoucher } from './vouchers/preview-voucher.ts'

const os = implement(contract)
  .$context<Backend & CallHost>()
  .use(async ({ context, next, procedure }) => {
    try {
      const actor = await admit(procedure['~orpc'].meta, context)
      context.onActor?.(actor)
      return await next({ context: { actor } })
    } catch (error) {
      throw answerRefusal(error)
    }
  })

// Loaded when they are first called: few visits need them, and the page of the embedded edition opens sooner.
const passwordReset = {
  request: () => import('./accounts/request-password-reset.ts'),
  use: () => import('./accounts/reset-password.ts'),
}
const verification = () => import('./accounts/verify-email.ts')
const ownSessions = () => import('./accounts/own-sessions.ts')
const ownFactor = () => import('./second-factor/own-factor.ts')
const ownKeys = () => import('./api-keys/own-keys.ts')

const decision = {
  approve: () => import('./orders/approve-order.ts'),
  cancel: () => import('./orders/cancel-order.ts'),
  reject: () => import('./orders/reject-order.ts'),
}

export const router = os.router({
  accounts: {
    register: os.accounts.register.handler(async ({ context, input }) => {
      const { register } = await import('./accounts/register.ts')
      return register(context, input)
    }),
    login: os.accounts.login.handler(async ({ context, input }) => {
      const { login } = await import('./accounts/login.ts')
      return login(context, input)
    }),
    logout: os.accounts.logout.handler(({ context }) => logout(context)),
    list: os.accounts.list.handler(async ({ context, input }) => {
      const { listAccounts } = await import('./accounts/list-accounts.ts')
      return listAccounts(context, input)
    }),
    me: os.accounts.me.handler(({ context }) => me(context)),
    requestPasswordReset: os.accounts.requestPasswordReset.handler(async ({ context, input }) =>
      (await passwordReset.request()).requestPasswordReset(context, input),
    ),
    resetPassword: os.accounts.resetPassword.handler(async ({ context, input }) =>
      (await passwordReset.use()).resetPassword(context, input),
    ),
    sendVerification: os.accounts.sendVerification.handler(async ({ context }) =>
      (await verification()).sendVerification(signedIn(context)),
    ),
    verifyEmail: os.accounts.verifyEmail.handler(async ({ context, input }) =>
      (await verification()).verifyEmail(context, input),
    ),
    changePassword: os.accounts.changePassword.handler(async ({ context, input }) => {
      const { changePassword } = await import('./accounts/change-password.ts')
      return changePassword(signedIn(context), input)
    }),
    sessions: os.accounts.sessions.handler(async ({ context }) =>
      (await ownSessions()).listSessions(signedIn(context)),
    ),
    endSession: os.accounts.endSession.handler(async ({ context, input }) =>
      (await ownSessions()).endSession(signedIn(context), input),
    ),
    endOtherSessions: os.accounts.endOtherSessions.handler(async ({ context }) =>
      (await ownSessions()).endOtherSessions(signedIn(context)),
    ),
  },
  announcements: {
    notifications: os.announcements.notifications.handler(({ context, input }) =>
      listNotifications(signedIn(context), input),
    ),
    markAllRead: os.announcements.markAllRead.handler(({ context }) =>
      markAllRead(signedIn(context)),
    ),
  },
  apiKeys: {
    list: os.apiKeys.list.handler(async ({ context }) =>
      (await ownKeys()).listApiKeys(signedIn(context)),
    ),
    create: os.apiKeys.create.handler(async ({ context, input }) =>
      (await ownKeys()).createApiKey(signedIn(context), input),
    ),
    revoke: os.apiKeys.revoke.handler(async ({ context, input }) =>
      (await ownKeys()).revokeApiKey(signedIn(context), input),
    ),
  },
  billing: {
    invoices: os.billing.invoices.handler(({ context, input }) =>
      listOwnInvoices(signedIn(context), input),
    ),
    coinEntries: os.billing.coinEntries.handler(({ context, input }) =>
      listOwnCoinEntries(signedIn(context), input),
    ),
    recordPayment: os.billing.recordPayment.use(once).handler(async ({ context, input }) => {
      const { recordPayment } = await import('./billing/record-payment.ts')
      return recordPayment(signedIn(context), input)
    }),
  },
  catalog: {
    list: os.catalog.list.handler(({ context }) => listPlans(context)),
  },
  content: {
    subscribe: os.content.subscribe.handler(({ context, input }) => subscribe(context, input)),
  },
  orders: {
    place: os.orders.place
      .use(once)
      .handler(({ context, input }) => placeOrder(signedIn(context), input)),
    mine: os.orders.mine.handler(({ context, input }) => listOwnOrders(signedIn(context), input)),
    cancel: os.orders.cancel
      .use(once)
      .handler(async ({ context, input }) =>
        (await decision.cancel()).cancelOrder(signedIn(context), input),
      ),
    list: os.orders.list.handler(({ context, input }) => listOrders(signedIn(context), input)),
    approve: os.orders.approve
      .use(once)
      .handler(async ({ context, input }) =>
        (await decision.approve()).approveOrder(signedIn(context), input),
      ),
    reject: os.orders.reject
      .use(once)
      .handler(async ({ context, input }) =>
        (await decision.reject()).rejectOrder(signedIn(context), input),
      ),
  },
  secondFactor: {
    status: os.secondFactor.status.handler(async ({ context }) =>
      (await ownFactor()).readStatus(signedIn(context)),
    ),
    start: os.secondFactor.start.handler(async ({ context, input }) =>
      (await ownFactor()).startFactor(signedIn(context), input),
    ),
    confirm: os.secondFactor.confirm.handler(async ({ context, input }) =>
      (await ownFactor()).confirmFactor(signedIn(context), input),
    ),
    renewRecoveryCodes: os.secondFactor.renewRecoveryCodes.handler(async ({ context, input }) =>
      (await ownFactor()).renewRecoveryCodes(signedIn(context), input),
    ),
    remove: os.secondFactor.remove.handler(async ({ context, input }) =>
      (await ownFactor()).removeFactor(signedIn(context), input),
    ),
  },
  services: {
    mine: os.services.mine.handler(({ context, input }) =>
      listOwnServices(signedIn(context), input),
    ),
  },
  settings: {
    get: os.settings.get.handler(({ context }) => getSettings(context)),
  },
  shop: {
    capabilities: os.shop.capabilities.handler(({ context }) => readCapabilities(context)),
    exportDocument: os.shop.exportDocument.handler(async ({ context }) => {
      const { exportDocument } = await import('./shop/export-document.ts')
      return exportDocument(signedIn(context))
    }),
    importDocument: os.shop.importDocument.handler(async ({ context, input }) => {
      const { importDocument } = await import('./shop/import-document.ts')
      return importDocument(signedIn(context), input)
    }),
  },
  support: {
    sendMessage: os.support.sendMessage.handler(({ context, input }) =>
      sendMessage(context, input),
    ),
  },
  vouchers: {
    check: os.vouchers.check.handler(({ context, input }) => previewVoucher(context, input)),
  },
})
