import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { optionalLine, typedText } from '../record.ts'
import { GatewayKind } from './gateway.ts'

const KEY = /^((sk|rk)_(test|live)_[A-Za-z0-9_]{8,300})?$/
const SECRET = /^(whsec_[A-Za-z0-9+/=_-]{8,300})?$/

/** https, for the key goes along with every call; plain http reaches this machine alone. */
const ADDRESS = /^https:\/\/[^\s/?#@]+$|^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$|^$/

/** What staff type in of a gateway. An empty key or secret leaves the one that is kept. */
export const GatewayForm = z.object({
  kind: GatewayKind,
  name: typedText(60),
  key: optionalLine(400).check(z.regex(KEY, issue('GATEWAY_KEY_INVALID'))),
  webhookKey: optionalLine(400).check(z.regex(SECRET, issue('WEBHOOK_SECRET_INVALID'))),
  address: optionalLine(300).check(
    z.overwrite((text) => text.replace(/\/+$/, '')),
    z.regex(ADDRESS, issue('GATEWAY_ADDRESS_INVALID')),
  ),
  isOn: z.boolean(),
})
export type GatewayForm = z.infer<typeof GatewayForm>

/** Whether such a key moves money. */
export const isLiveKey = (key: string): boolean => /^(sk|rk)_live_/.test(key)
