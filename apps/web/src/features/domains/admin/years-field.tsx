import { MOST_YEARS } from '@hostfront/domain/domains/domain-price'
import { SelectField } from '../../../ui/select-field.tsx'

export const yearsWords = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`

const ALL = Array.from({ length: MOST_YEARS }, (_, at) => at + 1)

interface YearsFieldProps {
  defaultValue?: number
  error?: string | undefined
  onYears?: (years: number) => void
}

/** For how many years at once. */
export const YearsField = ({ defaultValue = 1, error, onYears }: YearsFieldProps) => (
  <SelectField
    label="Years"
    name="years"
    defaultValue={defaultValue}
    error={error}
    onChange={({ target }) => onYears?.(Number(target.value))}
  >
    {ALL.map((years) => (
      <option key={years} value={years}>
        {yearsWords(years)}
      </option>
    ))}
  </SelectField>
)
