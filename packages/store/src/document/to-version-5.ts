import { withFeaturedHardware } from './featured-hardware.ts'
import { withoutPlaceholders } from './placeholders.ts'
import type { RawDocument } from './raw-document.ts'
import { withSuspensions } from './service-suspensions.ts'
import { withAuditOrigins } from './with-audit-origins.ts'
import { withConfirmation } from './with-confirmation.ts'
import { withOpenShop } from './with-open-shop.ts'

const STEPS: readonly ((document: RawDocument) => RawDocument)[] = [
  withOpenShop,
  withConfirmation,
  withAuditOrigins,
  withSuspensions,
  withoutPlaceholders,
  withFeaturedHardware,
]

/**
 * What the shop was opened with and nobody has touched says from here on what is true; sessions know when the password
 * was given last; lines of the audit log say where the call came from, and how long they are kept.
 * Services say who has suspended them and why, and until when they run without payment. Notifications have more kinds from here on, of which an app of an earlier version knows nothing.
 */
export const toVersion5 = (document: RawDocument): RawDocument =>
  STEPS.reduce((stepped, step) => step(stepped), document)
