import { secondFactor } from '@hostfront/contract/second-factor'
import { bind } from '../access/bind.ts'
import {
  confirmFactor,
  readStatus,
  removeFactor,
  renewRecoveryCodes,
  startFactor,
} from '../second-factor/own-factor.ts'

export const procedures = bind(secondFactor, {
  status: readStatus,
  start: startFactor,
  confirm: confirmFactor,
  renewRecoveryCodes,
  remove: removeFactor,
})
