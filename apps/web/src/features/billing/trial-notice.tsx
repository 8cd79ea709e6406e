import { Info } from 'lucide-react'

/** In place of instructions in a shop that is tried out: how its payments go on without any money. */
export const TrialNotice = () => (
  <div className="flex items-start gap-3 rounded-md border border-edge bg-raised px-4 py-3">
    <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
    <p className="min-w-0">
      <strong className="font-semibold">Trial shop: do not send any money.</strong> Press “I have
      paid” as a customer would. The administrator then finds it under Transactions, and approves
      it.
    </p>
  </div>
)
