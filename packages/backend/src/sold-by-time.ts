/** All that the shop sells by time. A kind more costs a folder that describes it, and its line here. */
import { domainKind } from './domains/domain-kind.ts'
import type { RenewalKinds } from './renewals/renewal-kind.ts'
import { serviceKind } from './services/service-kind.ts'

export const SOLD_BY_TIME: RenewalKinds = [serviceKind, domainKind]
