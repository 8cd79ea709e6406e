import type { Invoice } from '@hostfront/domain/billing/invoice'
import { SERVICE } from '@hostfront/domain/billing/invoice-subject'
import { movedRenewal } from '@hostfront/domain/services/renewal'
import type { Service } from '@hostfront/domain/services/service'
import type { Tx } from '@hostfront/store/port'
import { type Moving, moveOpenRenewal as move } from '../renewals/move-open-renewal.ts'

/** Lets the open invoice of a renewal bill the time from the service's new end on. `before` and `after` are as locked and extended. */
export const moveOpenRenewal = (
  tx: Tx,
  call: Moving,
  before: Service,
  after: Service,
): Promise<Invoice | null> =>
  move(tx, call, SERVICE, before, (invoice) => movedRenewal(invoice, after, call.now()))
