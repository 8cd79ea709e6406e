import type { Settings } from '../settings/settings.ts'
import { OFF_SITE_METHODS } from './off-site-methods.ts'
import type { OffSiteMethod, PaymentMethod } from './payment-method.ts'

type Details = Pick<Settings, 'paymentDetails'>

/** Whether customers may choose it: coins always, any other once the operator has said how it is paid. */
export const isMethodOffered = (method: PaymentMethod, { paymentDetails }: Details): boolean =>
  method === 'coins' || paymentDetails[method].trim() !== ''

/** The ways to pay outside of the shop that it offers, in the order of the seed; possibly none. */
export const offeredMethods = (settings: Details): readonly OffSiteMethod[] =>
  OFF_SITE_METHODS.filter((method) => isMethodOffered(method, settings))

/** The way that a bill names until its customer chooses: the `usual` one where it is offered, else the first that is. */
export function methodToBill(usual: OffSiteMethod, settings: Details): OffSiteMethod {
  const offered = offeredMethods(settings)
  return offered.includes(usual) ? usual : (offered[0] ?? usual)
}
