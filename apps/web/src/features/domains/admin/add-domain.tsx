import type { Client } from '@hostfront/contract/clients'
import type { DomainEntry, DomainForm } from '@hostfront/contract/domains'
import { useState } from 'react'
import { useSettings } from '../../../host/settings.ts'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { ClientChoice } from '../../../parts/client-choice/client-choice.tsx'
import { Button } from '../../../ui/button.tsx'
import { dayFrom } from '../../../ui/day-field.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { readDomain, TypedDomain } from './domain-form.ts'
import { YearsField } from './years-field.tsx'

/** Adds a domain that the shop looks after for a client. */
export function AddDomain() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Add domain
      </Button>
      {isOpen ? <AddDomainDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

const USUAL_DAYS = 365

const ENTRY_NAMES: Readonly<Record<DomainEntry, string>> = {
  nothing: 'Nothing',
  register: 'Registration',
  transfer: 'Transfer',
}

function AddDomainDialog({ onClose }: { onClose: () => void }) {
  const { currency } = useSettings()
  const now = useNow()
  const [client, setClient] = useState<Client['account'] | null>(null)
  const [bill, setBill] = useState<string>('nothing')
  return (
    <ActDialog
      title="Add domain"
      description="For a domain that you have registered or taken over: nothing is sent to a registrar from here."
      confirm="Add domain"
      loadSchema={() => TypedDomain}
      read={(data) => readDomain(data, client?.id ?? '')}
      ask={(domain: DomainForm) =>
        ({ domains }) =>
          domains.add(domain)
        }
      done="Domain added successfully"
      refusedAt={{ DOMAIN_TAKEN: 'name', DOMAIN_IS_PART: 'name', CLIENT_NOT_FOUND: 'userId' }}
      onClose={onClose}
    >
      {(wrongIn) => (
        <>
          <ClientChoice
            label="User"
            name="userId"
            chosen={client}
            error={wrongIn('userId')}
            onChoose={setClient}
          />
          <TextField
            label="Domain"
            name="name"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
            error={wrongIn('name')}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              type="date"
              label="Registered until"
              name="expiresAt"
              hint="As its registrar says."
              defaultValue={dayFrom(now, USUAL_DAYS)}
              error={wrongIn('expiresAt')}
            />
            <TextField
              label="Price"
              name="price"
              inputMode="decimal"
              autoComplete="off"
              hint={`In ${currency} per year. Empty: by the price list.`}
              error={wrongIn('price')}
            />
            <SelectField
              label="Invoice for"
              name="bill"
              hint="By the price list."
              defaultValue="nothing"
              error={wrongIn('bill')}
              onChange={({ target }) => setBill(target.value)}
            >
              {Object.entries(ENTRY_NAMES).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
            {bill === 'register' ? <YearsField error={wrongIn('years')} /> : null}
          </div>
          <SwitchField
            label="Auto-renew"
            name="autoRenew"
            hint="The customer’s coins pay each year when it comes, if there are enough."
          />
        </>
      )}
    </ActDialog>
  )
}
