import { formatMoney } from '@hostfront/domain/money/format-money'
import { useSettings } from '../host/settings.ts'
import { SelectField } from '../ui/select-field.tsx'
import { issueSentence } from '../words/issue-sentence.ts'

interface SurplusFieldProps {
  /** What is more than is owed, minor units. */
  amount: number
  error: string | undefined
}

/** What becomes of money that nothing is there to be paid with. */
export function SurplusField({ amount, error }: SurplusFieldProps) {
  const { currency } = useSettings()
  return (
    <SelectField
      label={`${formatMoney(amount, currency)} too much`}
      name="surplus"
      error={issueSentence(error)}
    >
      <option value="coins">Becomes coins of the client</option>
      <option value="return">Goes back to the client</option>
    </SelectField>
  )
}
