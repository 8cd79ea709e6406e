import { useMemo } from 'react'
import { useSettings } from '../host/settings.ts'
import { countriesFrom } from '../words/countries.ts'

/** What a customer chooses a country from: the shop's own, a line, and all others by name. */
export function CountryOptions() {
  const { sellerCountry } = useSettings().tax
  // One list: an option that moves when the settings come stays chosen.
  return useMemo(() => {
    const countries = countriesFrom(sellerCountry)
    const options = countries.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))
    return countries[0]?.value === sellerCountry ? options.toSpliced(1, 0, <hr key="" />) : options
  }, [sellerCountry])
}
