import { textButton } from './customer-fields.tsx'
import type { CustomerEntry } from './use-customer-entry.ts'

interface CustomerSwitchProps {
  customer: CustomerEntry
  onSwitch: () => void
}

/** Whether a visitor logs in or orders as somebody new. It stays where it is, as do the eye and the focus on it. */
export const CustomerSwitch = ({ customer, onSwitch }: CustomerSwitchProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
    <h3 className={customer.isNew ? 'text-[0.9375rem] text-muted' : 'font-semibold text-lg'}>
      {customer.isNew ? 'New customer' : 'Login'}
    </h3>
    {customer.canRegister ? (
      <button type="button" className={`${textButton} min-h-8`} onClick={onSwitch}>
        {customer.isNew ? 'I have an account' : 'I have no account yet'}
      </button>
    ) : null}
  </div>
)
