import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { optionalLine, typedText } from '../record.ts'
import { type Gateway, GatewayKind } from './gateway.ts'

interface Secrets {
  readonly key: RegExp
  readonly webhookKey: RegExp
}

/** What the secrets of each kind look like. An empty one leaves the one that is kept. */
const SECRETS: Readonly<Record<GatewayKind, Secrets>> = {
  stripe: {
    key: /^((sk|rk)_(test|live)_[A-Za-z0-9_]{8,300})?$/,
    webhookKey: /^(whsec_[A-Za-z0-9+/=_-]{8,300})?$/,
  },
  paypal: { key: /^([A-Za-z0-9_-]{16,200})?$/, webhookKey: /^([A-Za-z0-9]{8,50})?$/ },
}

const CLIENT_ID = /^[A-Za-z0-9_-]{0,200}$/

/** https, for the key goes along with every call; plain http reaches this machine alone. */
const ADDRESS = /^https:\/\/[^\s/?#@]+$|^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$|^$/

const fields = z.object({
  kind: GatewayKind,
  name: typedText(60),
  /** Of PayPal alone: whose secret the key is. Both are typed or neither. */
  clientId: z._default(optionalLine(200).check(z.regex(CLIENT_ID, issue('CLIENT_ID_INVALID'))), ''),
  key: optionalLine(400),
  webhookKey: optionalLine(400),
  /** Of PayPal alone, whose keys do not say it: whether no money moves. */
  isSandbox: z._default(z.boolean(), false),
  address: optionalLine(300).check(
    z.overwrite((text) => text.replace(/\/+$/, '')),
    z.regex(ADDRESS, issue('GATEWAY_ADDRESS_INVALID')),
  ),
  isOn: z.boolean(),
})
type Fields = z.infer<typeof fields>

const isOf =
  (kind: GatewayKind, field: keyof Secrets) =>
  (form: Fields): boolean =>
    form.kind !== kind || SECRETS[kind][field].test(form[field])

/** What staff type in of a gateway. */
export const GatewayForm = fields.check(
  z.refine(isOf('stripe', 'key'), { ...issue('GATEWAY_KEY_INVALID'), path: ['key'] }),
  z.refine(isOf('paypal', 'key'), { ...issue('GATEWAY_SECRET_INVALID'), path: ['key'] }),
  z.refine(isOf('stripe', 'webhookKey'), {
    ...issue('WEBHOOK_SECRET_INVALID'),
    path: ['webhookKey'],
  }),
  z.refine(isOf('paypal', 'webhookKey'), {
    ...issue('WEBHOOK_ID_INVALID'),
    path: ['webhookKey'],
  }),
  z.refine(({ kind, clientId, key }) => kind !== 'paypal' || key === '' || clientId !== '', {
    ...issue('REQUIRED'),
    path: ['clientId'],
  }),
  z.refine(({ kind, clientId, key }) => kind !== 'paypal' || key !== '' || clientId === '', {
    ...issue('REQUIRED'),
    path: ['key'],
  }),
)
export type GatewayForm = z.infer<typeof GatewayForm>

/** The key as it is kept; empty where none was typed. */
export const keyOf = ({ kind, clientId, key }: GatewayForm): string =>
  kind === 'paypal' && key !== '' ? `${clientId}:${key}` : key

/** Whether money moves by it, once it is kept in place of `before`. */
export const movesMoney = (
  { kind, key, isSandbox }: GatewayForm,
  before: Pick<Gateway, 'isLive'> | null,
): boolean => {
  if (kind === 'paypal') return !isSandbox
  return key === '' ? (before?.isLive ?? false) : isLiveKey(key)
}

/** Whether such a key of Stripe's moves money. */
export const isLiveKey = (key: string): boolean => /^(sk|rk)_live_/.test(key)
