import { refunds } from '@hostfront/contract/refunds'
import { bind } from '../access/bind.ts'
import {
  listOwnRefunds,
  listRefunds,
  readRefundsOf,
  sumOpenRefunds,
  totalRefunds,
} from '../refunds/list-refunds.ts'
import { markRefundSent, turnRefundToCoins } from '../refunds/settle-refund.ts'
import { takeCoins } from '../refunds/take-coins.ts'

export const procedures = bind(refunds, {
  list: listRefunds,
  totals: totalRefunds,
  open: sumOpenRefunds,
  mine: listOwnRefunds,
  ofInvoice: readRefundsOf,
  markSent: (call, input) => markRefundSent(call, input),
  toCoins: turnRefundToCoins,
  takeCoins,
})
