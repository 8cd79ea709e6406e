import type { Currency } from '@hostfront/domain/money/money'
import { SecondRate } from '@hostfront/domain/money/second-currency'
import { parseRate, quotedPair, rateDecimal } from '@hostfront/domain/money/typed-rate'
import { useState } from 'react'
import { useAct } from '../../../parts/use-act.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { issueSentence } from '../../../words/issue-sentence.ts'
import { withSecondRate } from './second-rate-list.ts'

interface EditSecondRateProps {
  /** Null for a new one. */
  rate: SecondRate | null
  rates: readonly SecondRate[]
  /** The shop's and its second. */
  currencies: readonly [Currency, Currency]
  onClose: () => void
}

/** What one currency is in the other, and the day from which on it counts. Mount it to open it. */
export function EditSecondRate({ rate, rates, currencies, onClose }: EditSecondRateProps) {
  const act = useAct()
  // Those that were on the screen: somebody else may change them while this is open.
  const [shown] = useState(rates)
  // One that was written the other way round, as the API takes it, stays so.
  const { unit, counter } = rate ?? quotedPair(...currencies)
  const form = useSchemaForm({
    loadSchema: () => SecondRate,
    read: (data) => ({
      unit,
      counter,
      millionths: parseRate(String(data.get('millionths') ?? '')) ?? Number.NaN,
      from: data.get('from'),
      remark: data.get('remark'),
    }),
    send: async (typed: SecondRate) => {
      const changed = withSecondRate(shown, typed, rate)
      if (!changed) return { field: 'from', message: 'There is a rate from that day on.' }
      return act(
        (api) =>
          api.settings.update({
            secondCurrency: { rates: changed },
            secondRatesBefore: [...shown],
          }),
        rate ? 'Rate saved' : 'Rate added',
      )
    },
    onDone: onClose,
  })
  const { errors } = form
  return (
    <FormDialog
      title={rate ? 'Edit rate' : 'Add rate'}
      description="What has been issued keeps the rate that it was issued with."
      form={form}
      confirm={rate ? 'Save' : 'Add rate'}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={`1 ${unit} in ${counter}`}
          name="millionths"
          inputMode="decimal"
          autoComplete="off"
          hint="With up to six decimals."
          defaultValue={rate ? rateDecimal(rate.millionths) : ''}
          error={issueSentence(errors.millionths)}
        />
        <TextField
          type="date"
          label="From"
          name="from"
          hint="Days begin at midnight UTC."
          defaultValue={rate?.from ?? new Date().toISOString().slice(0, 10)}
          error={issueSentence(errors.from)}
        />
      </div>
      <TextField
        label="Remark"
        name="remark"
        autoComplete="off"
        hint="For your team, such as whose rate it is."
        defaultValue={rate?.remark ?? ''}
        error={issueSentence(errors.remark)}
      />
    </FormDialog>
  )
}
