import { paymentMethods } from '@hostfront/contract/payment-methods'
import { bind } from '../access/bind.ts'
import { listMethods } from '../payment-methods/all-methods.ts'
import { createMethod } from '../payment-methods/create-method.ts'
import { endTrial } from '../payment-methods/end-trial.ts'
import { moveMethod } from '../payment-methods/move-method.ts'
import { updateMethod } from '../payment-methods/update-method.ts'

export const procedures = bind(paymentMethods, {
  list: listMethods,
  create: createMethod,
  update: updateMethod,
  endTrial,
  move: moveMethod,
})
