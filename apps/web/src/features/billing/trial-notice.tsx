import { TRIAL_WARNING } from '@hostfront/domain/payments/seed-methods'
import { Notice } from '../../ui/notice.tsx'

/** In place of instructions in a shop that is tried out: how its payments go on without any money. */
export const TrialNotice = () => (
  <Notice>
    <strong className="font-semibold">{TRIAL_WARNING}</strong> Press “I have paid” to try it.
  </Notice>
)
