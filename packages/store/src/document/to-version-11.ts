import type { RawDocument } from './raw-document.ts'

/** Version 11 knows services that were cancelled, and what their customers are told of that, and gateways; before, there were none. */
export const toVersion11 = (document: RawDocument): RawDocument => ({
  ...document,
  gateways: [],
  paymentAttempts: [],
  gatewayEvents: [],
})
