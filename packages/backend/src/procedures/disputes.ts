import { disputes } from '@hostfront/contract/disputes'
import { bind } from '../access/bind.ts'
import { billDisputeAnew, writeDisputeOff } from '../disputes/decide-claim.ts'

export const procedures = bind(disputes, {
  billAnew: billDisputeAnew,
  writeOff: writeDisputeOff,
})
