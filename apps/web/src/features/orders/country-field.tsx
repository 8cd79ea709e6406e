import { Country } from '@hostfront/domain/accounts/country-codes'
import { useSettings } from '../../host/settings.ts'
import { CountryOptions } from '../../parts/country-options.tsx'
import { SelectField } from '../../ui/select-field.tsx'
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
  return (
    <SelectField
      label={ORDER_FIELDS.country}
      name="country"
      autoComplete="country"
      value={value}
      error={error}
      required
      hint={mayBeTaxed(tax) ? `Determines your ${tax.name}.` : undefined}
      onChange={(event) => onChange(Country.parse(event.target.value))}
      className="col-span-full @[40rem]:col-span-2"
    >
      <option value="" disabled>
        Choose your country
      </option>
      <CountryOptions />
    </SelectField>
  )
}
