import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { controlClass, Field } from '../../ui/field.tsx'
import { ORDER_FIELDS } from '../../words/order-fields.ts'

interface VoucherFieldProps {
  value: string
  isApplied: boolean
  isChecking: boolean
  problem: string | null
  onChange: (code: string) => void
  onApply: () => void
}

export function VoucherField({
  value,
  isApplied,
  isChecking,
  problem,
  onChange,
  onApply,
}: VoucherFieldProps) {
  return (
    <Field
      label={ORDER_FIELDS.voucherCode}
      error={problem ?? undefined}
      hint={
        isApplied ? (
          <span className="text-ok">The voucher is applied.</span>
        ) : problem ? (
          'Try another, or order without one.'
        ) : undefined
      }
    >
      {(control) => (
        <span className="flex max-w-md gap-2">
          <input
            {...control}
            type="text"
            name="voucherCode"
            value={value}
            maxLength={32}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
            // Enter means this voucher, not the whole order.
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || value.trim() === '') return
              event.preventDefault()
              onApply()
            }}
            className={controlClass}
          />
          <BusyButton
            look="secondary"
            isBusy={isChecking}
            disabled={value.trim() === ''}
            onClick={onApply}
          >
            Apply
          </BusyButton>
          {problem ? (
            <Button look="quiet" onClick={() => onChange('')}>
              Remove
            </Button>
          ) : null}
        </span>
      )}
    </Field>
  )
}
