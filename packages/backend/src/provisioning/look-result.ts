import type { LookEnd } from '@hostfront/domain/provisioning/after-look'
import type { Instance } from '@hostfront/domain/provisioning/instance'
import type { ProvisioningEvent } from '@hostfront/domain/provisioning/provisioning-event'

/** What a call at a panel came to, as it is written down. */
export type Happened = Pick<
  ProvisioningEvent,
  'verb' | 'result' | 'state' | 'fault' | 'faultDetail' | 'milliseconds'
>

/** What a server was made with or changed to during a look. */
export type Brought = Pick<Instance, 'templateId' | 'limits'>

export type LookResult =
  | {
      readonly by: 'panel'
      readonly end: LookEnd
      readonly events: readonly Happened[]
      /** Null: neither was done. */
      readonly brought: Brought | null
    }
  /** The panel is left alone until then. */
  | { readonly by: 'nobody'; readonly until: string }
  /** There is no panel to ask. */
  | { readonly by: 'staff' }
