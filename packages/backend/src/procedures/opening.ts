import { opening } from '@hostfront/contract/opening'
import { bind } from '../access/bind.ts'
import {
  closeForOrders,
  confirmStep,
  dismissChecklist,
  openForOrders,
} from '../opening/open-for-orders.ts'
import { readOpening } from '../opening/read-opening.ts'

export const procedures = bind(opening, {
  checklist: readOpening,
  open: openForOrders,
  close: closeForOrders,
  confirm: confirmStep,
  dismiss: dismissChecklist,
})
