import type { Currency } from '@hostfront/domain/money/money'
import { Backup, BillingCycle, Location, PLAYER_SLOTS } from '@hostfront/domain/orders/options'
import { SelectField } from '../../ui/select-field.tsx'
import { backupChoice, cycleChoice, LOCATION_NAMES } from '../../words/orders.ts'
import type { OrderFields } from './order-draft.ts'

interface OptionFieldsProps {
  fields: OrderFields
  currency: Currency
  onChange: (change: Partial<OrderFields>) => void
}

/** How the server is set up and how long it is paid for. */
export function OptionFields({ fields, currency, onChange }: OptionFieldsProps) {
  return (
    <>
      <SelectField
        label="Billing cycle"
        value={fields.billingCycle}
        onChange={(event) => onChange({ billingCycle: BillingCycle.parse(event.target.value) })}
        className="col-span-2 sm:col-span-1"
      >
        {BillingCycle.options.map((cycle) => (
          <option key={cycle} value={cycle}>
            {cycleChoice(cycle)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Location"
        value={fields.location}
        onChange={(event) => onChange({ location: Location.parse(event.target.value) })}
        className="col-span-2 sm:col-span-1"
      >
        {Location.options.map((location) => (
          <option key={location} value={location}>
            {LOCATION_NAMES[location]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="DDoS protection"
        value={fields.ddosProtection ? 'yes' : 'no'}
        onChange={(event) => onChange({ ddosProtection: event.target.value === 'yes' })}
      >
        <option value="yes">Yes</option>
        <option value="no">No</option>
      </SelectField>
      <SelectField
        label="Player slots"
        value={fields.playerSlots}
        onChange={(event) => {
          const chosen = PLAYER_SLOTS.find((slots) => String(slots) === event.target.value)
          if (chosen) onChange({ playerSlots: chosen })
        }}
      >
        {PLAYER_SLOTS.map((slots) => (
          <option key={slots} value={slots}>
            {slots}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Backup"
        value={fields.backup}
        onChange={(event) => onChange({ backup: Backup.parse(event.target.value) })}
        className="col-span-2"
      >
        {Backup.options.map((backup) => (
          <option key={backup} value={backup}>
            {backupChoice(backup, currency)}
          </option>
        ))}
      </SelectField>
    </>
  )
}
