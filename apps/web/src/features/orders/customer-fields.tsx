import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useSettings } from '../../host/settings.ts'
import { withEmail } from '../../parts/known-email.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { fieldSentence } from '../../words/field-sentence.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { ORDER_FIELDS } from '../../words/order-fields.ts'
import type { OrderErrors } from './check-order.ts'
import type { OrderFields } from './order-draft.ts'
import type { CustomerEntry } from './use-customer-entry.ts'

interface CustomerFieldsProps {
  customer: CustomerEntry
  errors: OrderErrors
  isBusy: boolean
  onChange: (part: Partial<OrderFields>) => void
  /** Logs in instead, with the email that is typed. */
  onKnown: () => void
  /** Without an order yet. */
  onSignIn: () => void
}

/** Who orders, of a visitor: an account is made with the order, or the one that is there is logged in to. */
export function CustomerFields({
  customer,
  errors,
  isBusy,
  onChange,
  onKnown,
  onSignIn,
}: CustomerFieldsProps) {
  const { minPasswordLength } = useSettings()
  const { isNew } = customer
  return (
    <div
      className={`grid grid-cols-2 gap-x-4 gap-y-3 sm:gap-y-4 ${isNew ? '@[40rem]:grid-cols-3' : ''}`}
    >
      <div className="col-span-full flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h3 className="font-semibold text-lg">{isNew ? 'Your account' : 'Login'}</h3>
        {isNew ? (
          <p className="text-muted text-sm max-sm:hidden">Created when you place the order.</p>
        ) : null}
      </div>
      <TextField
        label={ORDER_FIELDS.email}
        type="email"
        name="email"
        autoComplete={isNew ? 'email' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        value={customer.email}
        error={fieldSentence('email', errors.email)}
        hint={
          customer.isTaken ? (
            <button
              type="button"
              className="text-button min-h-8 text-[0.9375rem]"
              onClick={onKnown}
            >
              Log in with this email
            </button>
          ) : undefined
        }
        onChange={({ target }) => onChange({ email: target.value })}
        className={`col-span-2 ${isNew ? 'sm:col-span-1' : '@[40rem]:col-span-1'}`}
      />
      {isNew ? (
        <TextField
          label={ORDER_FIELDS.name}
          name="name"
          autoComplete="name"
          value={customer.name}
          error={fieldSentence('name', errors.name)}
          onChange={({ target }) => onChange({ name: target.value })}
          className="col-span-2 sm:col-span-1"
        />
      ) : null}
      <PasswordField
        label={ORDER_FIELDS.password}
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        value={customer.password}
        error={fieldSentence('password', errors.password)}
        hint={isNew ? `At least ${minPasswordLength} characters.` : undefined}
        onChange={({ target }) => customer.setPassword(target.value)}
        className="col-span-2 @[40rem]:col-span-1"
      />
      {customer.code === null ? null : (
        <CodeField
          value={customer.code}
          error={issueSentence(errors.code)}
          onChange={customer.setCode}
        />
      )}
      {isNew ? null : (
        <div className="col-span-2 flex flex-wrap items-center gap-x-6 gap-y-2">
          <BusyButton look="secondary" size="small" isBusy={isBusy} onClick={onSignIn}>
            Sign In
          </BusyButton>
          <Link
            to="/forgot-password"
            state={withEmail(customer.email)}
            className="text-button text-[0.9375rem]"
          >
            Forgot password?
          </Link>
        </div>
      )}
    </div>
  )
}

interface CodeFieldProps {
  value: string
  error: string | undefined
  onChange: (code: string) => void
}

/** The second step of a login. It appears after the fields above it were filled in, and takes the person along. */
function CodeField({ value, error, onChange }: CodeFieldProps) {
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={field} className="col-span-2">
      <TextField
        label={ORDER_FIELDS.code}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        error={error}
        hint="From your authenticator app. If your phone is not at hand, a recovery code works, too."
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
