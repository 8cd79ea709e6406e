import type { MethodForm } from '@hostfront/domain/payments/method-form'
import type { PaymentMethod } from '@hostfront/domain/payments/payment-method'
import { useMemo } from 'react'
import { loadPart } from '../../../host/load-part.ts'
import { changedFields } from '../../../parts/changed-fields.ts'
import { useAct } from '../../../parts/use-act.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type FormFailure, useSchemaForm } from '../../../ui/use-schema-form.ts'
import { countryChoices } from '../../../words/countries.ts'
import { issueSentence } from '../../../words/issue-sentence.ts'

const loadForm = async () => (await import('@hostfront/domain/payments/method-form')).MethodForm

interface EditMethodProps {
  /** Null for a new one. */
  method: PaymentMethod | null
  onClose: () => void
}

export function EditMethod({ method, onClose }: EditMethodProps) {
  const act = useAct()
  const countries = useMemo(countryChoices, [])
  const form = useSchemaForm({
    loadSchema: () => loadPart(loadForm),
    read: readMethodForm,
    send: save,
    onDone: onClose,
  })

  async function save(typed: MethodForm): Promise<FormFailure | null> {
    const changes = method ? changedFields(method, typed) : typed
    // Nobody is asked for a password to change nothing.
    if (Object.keys(changes).length === 0) return null
    return act(
      ({ paymentMethods }) =>
        method
          ? paymentMethods.update({ ...changes, id: method.id })
          : paymentMethods.create(typed),
      method ? 'Payment method saved' : 'Payment method added',
      { METHOD_NAME_TAKEN: 'name' },
    )
  }

  const { errors } = form
  return (
    <FormDialog
      title={method ? 'Edit payment method' : 'Add payment method'}
      description="Paid outside of the shop: your team records what comes in."
      form={form}
      confirm={method ? 'Save' : 'Add payment method'}
      onClose={onClose}
    >
      <TextField
        label="Name"
        name="name"
        defaultValue={method?.name ?? ''}
        autoComplete="off"
        error={issueSentence(errors.name)}
      />
      <TextAreaField
        label="How to pay"
        name="instructions"
        hint="{amount}, {reference} and {due} become those of the invoice."
        defaultValue={method?.instructions ?? ''}
        error={issueSentence(errors.instructions)}
      />
      <TextAreaField
        label="Account details"
        name="account"
        hint="Where the money goes. Customers can copy it; with an IBAN they get a QR code, too. The line above the IBAN names the account holder."
        rows={3}
        defaultValue={method?.account ?? ''}
        error={issueSentence(errors.account)}
      />
      <SelectField
        label="Country"
        name="country"
        hint="Customers of other countries see it last."
        defaultValue={method?.country ?? ''}
        error={issueSentence(errors.country)}
      >
        <option value="">All countries</option>
        {countries.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SwitchField label="Offered to customers" name="isOn" defaultChecked={method?.isOn ?? true} />
    </FormDialog>
  )
}

/** What is in the fields, as it is sent to the shop. */
function readMethodForm(data: FormData): Record<keyof MethodForm, unknown> {
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    name: text('name'),
    instructions: text('instructions'),
    account: text('account'),
    country: text('country') || null,
    isOn: data.has('isOn'),
  }
}
