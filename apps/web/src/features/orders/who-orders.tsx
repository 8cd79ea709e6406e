import type { OrderEntryState } from './use-order-entry.ts'

/**
 * Who orders, beside the steps: the account, by name and address, or whether a visitor logs in or orders as somebody new.
 * It stays where it is, as does the focus on it.
 */
export function WhoOrders({ entry }: { entry: OrderEntryState }) {
  const { account, customer, isForClient } = entry
  const { isNew, canRegister } = customer
  if (account) {
    return (
      <p className="min-w-0 basis-full text-muted @[40rem]:ms-auto @[40rem]:basis-auto @[40rem]:text-end [overflow-wrap:anywhere]">
        {isForClient ? 'For' : 'Logged in as'}{' '}
        <span className="font-semibold text-ink">{account.name}</span>{' '}
        <span className="inline-block text-sm">{account.email}</span>
      </p>
    )
  }
  return entry.isKnown && canRegister ? (
    <p className="basis-full text-muted @[40rem]:ms-auto @[40rem]:basis-auto">
      {isNew ? 'Have an account? ' : null}
      <button
        type="button"
        className="text-button min-h-8"
        onClick={() => entry.change({ isNew: !isNew })}
      >
        {isNew ? 'Log in' : 'I have no account yet'}
      </button>
    </p>
  ) : null
}
