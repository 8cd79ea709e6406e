import type { Voucher } from '@hostfront/domain/vouchers/voucher'
import { useRef, useState } from 'react'
import { useSettings } from '../../host/settings.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useNow } from '../../ui/use-now.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { PlanChoice } from './plan-choice.tsx'
import { newCode, typedVoucher } from './voucher-form.ts'

interface VoucherFieldsProps {
  /** Null for a new one. */
  voucher: Voucher | null
  errors: Readonly<Record<string, string>>
}

export function VoucherFields({ voucher, errors }: VoucherFieldsProps) {
  const { currency } = useSettings()
  const typed = typedVoucher(voucher, useNow())
  const [kind, setKind] = useState<Voucher['discountType']>(typed.discountType)
  const error = (name: string) => issueSentence(errors[name])
  return (
    <>
      <CodeField
        code={typed.code}
        isUsed={voucher !== null && voucher.usedCount > 0}
        error={error('code')}
      />
      <TextField
        label="Description"
        name="description"
        defaultValue={typed.description}
        autoComplete="off"
        hint="For administrators."
        error={error('description')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Discount"
          name="discountType"
          value={kind}
          onChange={(event) => setKind(event.target.value === 'fixed' ? 'fixed' : 'percentage')}
        >
          <option value="percentage">A share of the price</option>
          <option value="fixed">An amount</option>
        </SelectField>
        <TextField
          label={kind === 'percentage' ? 'Percent off' : `Amount off in ${currency}`}
          name="discountValue"
          inputMode="decimal"
          defaultValue={typed.discountValue}
          autoComplete="off"
          error={error('discountValue')}
        />
        <TextField
          label={`Minimum purchase in ${currency}`}
          name="minPurchase"
          inputMode="decimal"
          defaultValue={typed.minPurchase}
          autoComplete="off"
          hint="Empty: none."
          error={error('minPurchase')}
        />
        <TextField
          label="Uses in all"
          name="maxUses"
          inputMode="numeric"
          defaultValue={typed.maxUses}
          autoComplete="off"
          {...(voucher ? { hint: `Used ${voucher.usedCount} times so far.` } : {})}
          error={error('maxUses')}
        />
        <TextField
          label="First day"
          name="validFrom"
          type="date"
          defaultValue={typed.validFrom}
          hint="From midnight, UTC."
          error={error('validFrom')}
        />
        <TextField
          label="Last day"
          name="validUntil"
          type="date"
          defaultValue={typed.validUntil}
          hint="To its end, UTC."
          error={error('validUntil')}
        />
      </div>
      <PlanChoice chosen={typed.applicablePlans} error={error('applicablePlans')} />
      <SwitchField
        label="Active"
        hint="Switched off, nobody can use it."
        name="isActive"
        defaultChecked={typed.isActive}
      />
    </>
  )
}

interface CodeFieldProps {
  code: string
  /** Orders refer to the code of a used one, so that stays. */
  isUsed: boolean
  error: string | undefined
}

function CodeField({ code, isUsed, error }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
      <TextField
        ref={input}
        label="Code"
        name="code"
        defaultValue={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={isUsed}
        hint={isUsed ? 'It has been used, so its code stays.' : 'Letters, digits and hyphens.'}
        error={error}
      />
      {isUsed ? null : (
        <Button
          look="secondary"
          className="sm:mt-7.5"
          onClick={() => {
            if (input.current) input.current.value = newCode()
          }}
        >
          Make up a code
        </Button>
      )}
    </div>
  )
}
