import { declarations } from '@hostfront/contract/declarations'
import { bind } from '../access/bind.ts'
import { approveDeclaration } from '../declarations/approve-declaration.ts'
import { declarePayment } from '../declarations/declare-payment.ts'
import { howSoonChecked } from '../declarations/how-soon-checked.ts'
import { listDeclarations } from '../declarations/list-declarations.ts'
import { listOwnDeclarations } from '../declarations/list-own-declarations.ts'
import { rejectDeclaration } from '../declarations/reject-declaration.ts'
import { withdrawDeclaration } from '../declarations/withdraw-declaration.ts'
import { SOLD_BY_TIME } from '../sold-by-time.ts'

export const procedures = bind(declarations, {
  declare: declarePayment,
  withdraw: withdrawDeclaration,
  mine: listOwnDeclarations,
  checkedWithin: howSoonChecked,
  list: listDeclarations,
  approve: (call, input) => approveDeclaration(call, input, SOLD_BY_TIME),
  reject: rejectDeclaration,
})
