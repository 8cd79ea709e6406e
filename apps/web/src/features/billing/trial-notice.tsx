import { Notice } from '../../ui/notice.tsx'

/** In place of instructions in a shop that is tried out: how its payments go on without any money. */
export const TrialNotice = () => (
  <Notice>
    <strong className="font-semibold">Trial shop: do not send any money.</strong> Press “I have
    paid” as a customer would. The administrator then finds it under Transactions, and approves it.
  </Notice>
)
