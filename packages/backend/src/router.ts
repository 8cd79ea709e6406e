/** The contract, answered. Who may call is decided here, for every procedure, before its handler runs. */
import { contract } from '@hostfront/contract/contract'
import { refusals } from '@hostfront/contract/refusals'
import { StoreError, type StoreErrorKind } from '@hostfront/store/port'
import { implement, ORPCError } from '@orpc/server'
import { admit, signedIn } from './access.ts'
import { login } from './accounts/login.ts'
import { logout } from './accounts/logout.ts'
import { me } from './accounts/me.ts'
import { register } from './accounts/register.ts'
import { listNotifications, markAllRead } from './announcements/notifications.ts'
import { listOwnCoinEntries, listOwnInvoices } from './billing/list-own.ts'
import { recordPayment } from './billing/record-payment.ts'
import { listPlans } from './catalog/list-plans.ts'
import { subscribe } from './content/subscribe.ts'
import type { Backend, CallHost } from './context.ts'
import { approveOrder } from './orders/approve-order.ts'
import { cancelOrder } from './orders/cancel-order.ts'
import { listOrders, listOwnOrders } from './orders/list-orders.ts'
import { placeOrder } from './orders/place-order.ts'
import { rejectOrder } from './orders/reject-order.ts'
import { Refused, refused } from './refused.ts'
import { listOwnServices } from './services/list-own.ts'
import { readSettings } from './settings/read-settings.ts'
import { sendMessage } from './support/send-message.ts'
import { previewVoucher } from './vouchers/preview-voucher.ts'

const os = implement(contract)
  .$context<Backend & CallHost>()
  .use(async ({ context, next, procedure }) => {
    try {
      const actor = await admit(procedure['~orpc'].meta.access, context)
      return await next({ context: { actor } })
    } catch (error) {
      throw asAnswer(error)
    }
  })

export const router = os.router({
  accounts: {
    register: os.accounts.register.handler(({ context, input }) => register(context, input)),
    login: os.accounts.login.handler(({ context, input }) => login(context, input)),
    logout: os.accounts.logout.handler(({ context }) => logout(context)),
    me: os.accounts.me.handler(({ context }) => me(context)),
  },
  announcements: {
    notifications: os.announcements.notifications.handler(({ context, input }) =>
      listNotifications(signedIn(context), input),
    ),
    markAllRead: os.announcements.markAllRead.handler(({ context }) =>
      markAllRead(signedIn(context)),
    ),
  },
  billing: {
    invoices: os.billing.invoices.handler(({ context, input }) =>
      listOwnInvoices(signedIn(context), input),
    ),
    coinEntries: os.billing.coinEntries.handler(({ context, input }) =>
      listOwnCoinEntries(signedIn(context), input),
    ),
    recordPayment: os.billing.recordPayment.handler(({ context, input }) =>
      recordPayment(signedIn(context), input),
    ),
  },
  catalog: {
    list: os.catalog.list.handler(({ context }) => listPlans(context)),
  },
  content: {
    subscribe: os.content.subscribe.handler(({ context, input }) => subscribe(context, input)),
  },
  orders: {
    place: os.orders.place.handler(({ context, input }) => placeOrder(signedIn(context), input)),
    mine: os.orders.mine.handler(({ context, input }) => listOwnOrders(signedIn(context), input)),
    cancel: os.orders.cancel.handler(({ context, input }) => cancelOrder(signedIn(context), input)),
    list: os.orders.list.handler(({ context, input }) => listOrders(signedIn(context), input)),
    approve: os.orders.approve.handler(({ context, input }) =>
      approveOrder(signedIn(context), input),
    ),
    reject: os.orders.reject.handler(({ context, input }) => rejectOrder(signedIn(context), input)),
  },
  services: {
    mine: os.services.mine.handler(({ context, input }) =>
      listOwnServices(signedIn(context), input),
    ),
  },
  settings: {
    get: os.settings.get.handler(({ context }) => context.store.read(readSettings)),
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

const STORAGE_REFUSALS: { readonly [Kind in StoreErrorKind]?: Refused } = {
  quota: refused('STORAGE_FULL'),
  unavailable: refused('STORAGE_UNAVAILABLE'),
  conflict: refused('BUSY'),
}

/** A refusal as the contract declares it; anything else passes on as the fault it is. */
function asAnswer(error: unknown): unknown {
  const refusal = error instanceof StoreError ? STORAGE_REFUSALS[error.kind] : error
  return refusal instanceof Refused
    ? new ORPCError(refusal.code, { status: refusals[refusal.code].status, data: refusal.data })
    : error
}
