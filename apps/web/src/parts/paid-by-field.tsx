import { COINS } from '@hostfront/domain/payments/coins'
import type { PublicMethod } from '@hostfront/domain/payments/public-method'
import { useSettings } from '../host/settings.ts'
import { SelectField } from '../ui/select-field.tsx'
import { issueSentence } from '../words/issue-sentence.ts'

interface PaidByFieldProps {
  /** Which way to pay the invoice names. */
  method: string
  error: string | undefined
}

/** By which way money came that staff record: as its invoice says, unless it came by another that is paid outside of the shop. */
export function PaidByField({ method, error }: PaidByFieldProps) {
  const { paymentMethods } = useSettings()
  const isListed = ({ id, kind }: PublicMethod) =>
    kind === 'manual' || (id === method && id !== COINS)
  const listed = paymentMethods.filter(isListed)
  // Of what coins have paid nobody knows by which way more came.
  const isKnown = listed.some(({ id }) => id === method)
  return (
    <SelectField
      label="Paid by"
      error={issueSentence(error)}
      name="method"
      defaultValue={isKnown ? method : ''}
    >
      {isKnown ? null : <option value="">Not said</option>}
      {listed.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
