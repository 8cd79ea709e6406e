import { COINS } from '@hostfront/domain/payments/coins'
import { outsideWays } from '@hostfront/domain/payments/recorded-ways'
import { useSettings } from '../host/settings.ts'
import { SelectField } from '../ui/select-field.tsx'
import { issueSentence } from '../words/issue-sentence.ts'
import { useMethodName } from './use-method-name.ts'

interface PaidByFieldProps {
  /** Which way to pay the invoice names. */
  method: string
  error: string | undefined
  onChange: (method: string) => void
}

/** By which way money came that staff record: as its invoice says, unless it came by another that is paid outside of the shop. */
export function PaidByField({ method, error, onChange }: PaidByFieldProps) {
  const { paymentMethods } = useSettings()
  const methodName = useMethodName()
  const outside = outsideWays(paymentMethods)
  // Of what coins have paid nobody knows by which way more came.
  const isKnown = method !== COINS && paymentMethods.some(({ id }) => id === method)
  const listed = isKnown && !outside.includes(method) ? [method, ...outside] : outside
  const isOff = (id: string) => paymentMethods.some((one) => one.id === id && !one.isOffered)
  return (
    <SelectField
      label="Paid by"
      error={issueSentence(error)}
      name="method"
      defaultValue={listed.includes(method) ? method : ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {listed.includes(method) ? null : <option value="">Not said</option>}
      {listed.map((id) => (
        <option key={id} value={id}>
          {isOff(id) ? `${methodName(id)} (not offered)` : methodName(id)}
        </option>
      ))}
    </SelectField>
  )
}
