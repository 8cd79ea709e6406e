import { Country } from '@hostfront/domain/accounts/country-codes'
import { useMemo } from 'react'
import { useSettings } from '../../host/settings.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { countryChoices } from '../../words/countries.ts'
import { ORDER_FIELDS } from '../../words/order-fields.ts'
import { mayBeTaxed } from '../../words/tax.ts'

interface CountryFieldProps {
  /** Empty while nobody has said. */
  value: string
  error: string | undefined
  onChange: (country: Country) => void
}

/** Where the customer is: what VAT the order has. Nothing is guessed. */
export function CountryField({ value, error, onChange }: CountryFieldProps) {
  const { tax } = useSettings()
  const choices = useMemo(countryChoices, [])
  return (
    <SelectField
      label={ORDER_FIELDS.country}
      name="country"
      autoComplete="country"
      value={value}
      error={error}
      required
      hint={mayBeTaxed(tax) ? `It decides the ${tax.name}.` : undefined}
      onChange={(event) => onChange(Country.parse(event.target.value))}
      className="col-span-2 @[40rem]:col-span-1"
    >
      <option value="" disabled>
        Choose your country
      </option>
      {choices.map(({ value: code, label }) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
