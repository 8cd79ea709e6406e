import { gateways } from '@hostfront/contract/gateways'
import { bind } from '../access/bind.ts'
import { addGateway } from '../gateways/add-gateway.ts'
import { beginPayment } from '../gateways/begin-payment.ts'
import { buyCoins } from '../gateways/buy-coins.ts'
import { listAttempts } from '../gateways/list-attempts.ts'
import { listGateways } from '../gateways/list-gateways.ts'
import { lookAtOwn, readAttempt } from '../gateways/read-attempt.ts'
import { sendBack } from '../gateways/send-back.ts'
import { updateGateway } from '../gateways/update-gateway.ts'
import { SOLD_BY_TIME } from '../sold-by-time.ts'

export const procedures = bind(gateways, {
  list: listGateways,
  add: addGateway,
  update: updateGateway,
  attempts: listAttempts,
  pay: (call, input) => beginPayment(call, input, SOLD_BY_TIME),
  buyCoins,
  attempt: readAttempt,
  look: lookAtOwn,
  sendBack,
})
