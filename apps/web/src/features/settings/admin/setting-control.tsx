import { Currency } from '@hostfront/domain/money/money'
import { SelectField } from '../../../ui/select-field.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { countryChoices } from '../../../words/countries.ts'
import { ColourField } from './colour-field.tsx'
import { CountedControl } from './counted-control.tsx'
import { ReminderDaysControl } from './reminder-days-control.tsx'
import type { SettingField } from './setting-field.ts'

interface SettingControlProps {
  field: SettingField
  /** As `asTyped` writes it. */
  value: string
  error: string | undefined
}

/**
 * The control that suits a setting. Those with a key would keep to the first value they were given, also when the shop
 * has another one by now.
 */
export function SettingControl({ field, value, error }: SettingControlProps) {
  const { kind, path, label, hint, room } = field
  if (room !== undefined) return <CountedControl {...{ field, room, value, error }} />
  const common = { label, hint, error, name: path, defaultValue: value }
  switch (kind) {
    case 'switch':
      return (
        <SwitchField
          key={value}
          label={label}
          hint={hint}
          error={error}
          name={path}
          defaultChecked={value === 'on'}
        />
      )
    case 'currency':
      return (
        <SelectField key={value} {...common}>
          {Currency.options.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
      )
    case 'second-currency':
      return (
        <SelectField key={value} {...common}>
          <option value="">None</option>
          {Currency.options.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
      )
    case 'country':
      return (
        <SelectField key={value} {...common}>
          <option value="">Not said</option>
          {countryChoices().map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </SelectField>
      )
    case 'choice':
      return (
        <SelectField key={value} {...common}>
          {field.choices?.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </SelectField>
      )
    case 'reminder-days':
      return <ReminderDaysControl key={value} {...common} />
    case 'colour':
      return <ColourField key={value} {...common} />
    case 'text':
      return <TextAreaField {...common} rows={3} />
    case 'page':
      return <TextAreaField {...common} rows={10} />
    case 'number':
    case 'percent':
      return <TextField {...common} inputMode="decimal" />
    case 'email':
      return <TextField {...common} inputMode="email" autoComplete="off" />
    case 'link':
      return <TextField {...common} inputMode="url" autoComplete="off" />
    case 'line':
    case 'countries':
    case 'amounts':
      return <TextField {...common} autoComplete="off" />
  }
}
