import { parseMoney } from '@hostfront/domain/money/money'
import { TaxRate } from '@hostfront/domain/tax/tax-rules'
import { useState } from 'react'
import { useAct } from '../../../parts/use-act.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { countryChoices } from '../../../words/countries.ts'
import { issueSentence } from '../../../words/issue-sentence.ts'
import { withRate } from './tax-rate-list.ts'

interface EditTaxRateProps {
  /** Null for a new one. */
  rate: TaxRate | null
  rates: readonly TaxRate[]
  onClose: () => void
}

/** A country's tax rate and the day from which on it holds. Mount it to open it. */
export function EditTaxRate({ rate, rates, onClose }: EditTaxRateProps) {
  const act = useAct()
  // Those that were on the screen: somebody else may change them while this is open.
  const [shown] = useState(rates)
  const form = useSchemaForm({
    loadSchema: () => TaxRate,
    read: (data) => ({
      country: data.get('country'),
      // A rate has two decimals like an amount: 7.75 percent are 775 basis points.
      basisPoints: parseMoney(String(data.get('basisPoints') ?? '')) ?? Number.NaN,
      from: data.get('from'),
    }),
    send: async (typed: TaxRate) => {
      const changed = withRate(shown, typed, rate)
      if (!changed) return { field: 'from', message: 'This country has a rate from that day on.' }
      return act(
        (api) => api.settings.update({ tax: { rates: changed }, ratesBefore: [...shown] }),
        rate ? 'Rate saved' : 'Rate added',
      )
    },
    onDone: onClose,
  })
  const { errors } = form
  return (
    <FormDialog
      title={rate ? 'Edit rate' : 'Add rate'}
      description="0 percent: from that day on no tax is charged there."
      form={form}
      confirm={rate ? 'Save' : 'Add rate'}
      onClose={onClose}
    >
      <SelectField
        label="Country"
        name="country"
        defaultValue={rate?.country ?? ''}
        error={issueSentence(errors.country && 'REQUIRED')}
      >
        <option value="">Choose a country</option>
        {countryChoices().map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Rate in percent"
          name="basisPoints"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={rate ? String(rate.basisPoints / 100) : ''}
          error={issueSentence(errors.basisPoints)}
        />
        <TextField
          type="date"
          label="From"
          name="from"
          defaultValue={rate?.from ?? ''}
          error={issueSentence(errors.from)}
        />
      </div>
    </FormDialog>
  )
}
