import type { OrderEntryState } from './use-order-entry.ts'

/** Whether a visitor logs in or orders as somebody new; it stays where it is, as does the focus on it. Nothing for who is logged in. */
export function CustomerSwitch({ entry }: { entry: OrderEntryState }) {
  const { isNew, canRegister } = entry.customer
  return entry.account || !entry.isKnown || !canRegister ? null : (
    <p className="text-muted max-sm:basis-full sm:ms-auto">
      {isNew ? 'Have an account? ' : null}
      <button
        type="button"
        className="text-button min-h-8"
        onClick={() => entry.change({ isNew: !isNew })}
      >
        {isNew ? 'Log in' : 'I have no account yet'}
      </button>
    </p>
  )
}
