import type { LookEnd } from '@hostfront/domain/provisioning/after-look'
import type { ProvisioningEvent } from '@hostfront/domain/provisioning/provisioning-event'

/** What a call at a panel came to, as it is written down. */
export type Happened = Pick<
  ProvisioningEvent,
  'verb' | 'result' | 'state' | 'fault' | 'faultDetail' | 'milliseconds'
>

export type LookResult =
  | { readonly by: 'panel'; readonly end: LookEnd; readonly events: readonly Happened[] }
  /** The panel is left alone until then. */
  | { readonly by: 'nobody'; readonly until: string }
  /** There is no panel to ask. */
  | { readonly by: 'staff' }
