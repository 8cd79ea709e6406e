import type { Api } from '@hostfront/contract/contract'
import type { MethodForm } from '@hostfront/domain/payments/method-form'
import type { PaymentMethod } from '@hostfront/domain/payments/payment-method'
import { useMemo } from 'react'
import { loadPart } from '../../../host/load-part.ts'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { changedFields } from '../../../parts/changed-fields.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { textIn } from '../../../ui/text-in.ts'
import { countryChoices } from '../../../words/countries.ts'

const loadForm = async () => (await import('@hostfront/domain/payments/method-form')).MethodForm

interface EditMethodProps {
  /** Null for a new one. */
  method: PaymentMethod | null
  onClose: () => void
}

export function EditMethod({ method, onClose }: EditMethodProps) {
  const countries = useMemo(countryChoices, [])

  function ask(typed: MethodForm) {
    const changes = method ? changedFields(method, typed) : typed
    // Nobody is asked for a password to change nothing.
    if (Object.keys(changes).length === 0) return null
    return ({ paymentMethods }: Api) =>
      method ? paymentMethods.update({ ...changes, id: method.id }) : paymentMethods.create(typed)
  }

  return (
    <ActDialog
      title={method ? 'Edit payment method' : 'Add payment method'}
      description="Paid outside of the shop: your team records what comes in."
      confirm={method ? 'Save' : 'Add payment method'}
      loadSchema={() => loadPart(loadForm)}
      read={readMethodForm}
      ask={ask}
      done={method ? 'Payment method saved' : 'Payment method added'}
      refusedAt={{ METHOD_NAME_TAKEN: 'name' }}
      onClose={onClose}
    >
      {(wrongIn) => (
        <>
          <TextField
            label="Name"
            name="name"
            defaultValue={method?.name ?? ''}
            autoComplete="off"
            error={wrongIn('name')}
          />
          <TextAreaField
            label="How to pay"
            name="instructions"
            hint="{amount}, {reference} and {due} become those of the invoice."
            defaultValue={method?.instructions ?? ''}
            error={wrongIn('instructions')}
          />
          <TextAreaField
            label="Account details"
            name="account"
            hint="Where the money goes. Customers can copy each line; with an IBAN they get a QR code, too. The line above the IBAN names the account holder."
            rows={3}
            defaultValue={method?.account ?? ''}
            error={wrongIn('account')}
          />
          <SelectField
            label="Country"
            name="country"
            hint="Customers of other countries see it last."
            defaultValue={method?.country ?? ''}
            error={wrongIn('country')}
          >
            <option value="">All countries</option>
            {countries.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <SwitchField
            label="Offered to customers"
            name="isOn"
            defaultChecked={method?.isOn ?? true}
          />
        </>
      )}
    </ActDialog>
  )
}

/** What is in the fields, as it is sent to the shop. */
function readMethodForm(data: FormData): Record<keyof MethodForm, unknown> {
  const text = textIn(data)
  return {
    name: text('name'),
    instructions: text('instructions'),
    account: text('account'),
    country: text('country') || null,
    isOn: data.has('isOn'),
  }
}
