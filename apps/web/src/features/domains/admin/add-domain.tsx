import type { Client } from '@hostfront/contract/clients'
import type { DomainEntry, DomainForm } from '@hostfront/contract/domains'
import { useState } from 'react'
import { useSettings } from '../../../host/settings.ts'
import { ClientChoice } from '../../../parts/client-choice/client-choice.tsx'
import { useAct } from '../../../parts/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { dayFrom } from '../../../ui/day-field.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { issueSentence } from '../../../words/issue-sentence.ts'
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
  const act = useAct()
  const [client, setClient] = useState<Client['account'] | null>(null)
  const [bill, setBill] = useState<string>('nothing')
  const form = useSchemaForm({
    loadSchema: () => TypedDomain,
    read: (data) => readDomain(data, client?.id ?? ''),
    send: (domain: DomainForm) =>
      act(({ domains }) => domains.add(domain), 'Domain added successfully', {
        DOMAIN_TAKEN: 'name',
        DOMAIN_IS_PART: 'name',
        CLIENT_NOT_FOUND: 'userId',
      }),
    onDone: onClose,
  })
  const { errors } = form
  return (
    <FormDialog
      title="Add domain"
      description="For a domain that you have registered or taken over: nothing is sent to a registrar from here."
      form={form}
      confirm="Add domain"
      onClose={onClose}
    >
      <ClientChoice
        label="User"
        name="userId"
        chosen={client}
        error={issueSentence(errors.userId)}
        onChoose={setClient}
      />
      <TextField
        label="Domain"
        name="name"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        error={issueSentence(errors.name)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          type="date"
          label="Registered until"
          name="expiresAt"
          hint="As its registrar says."
          defaultValue={dayFrom(now, USUAL_DAYS)}
          error={issueSentence(errors.expiresAt)}
        />
        <TextField
          label="Price"
          name="price"
          inputMode="decimal"
          autoComplete="off"
          hint={`In ${currency} per year. Empty: by the price list.`}
          error={issueSentence(errors.price)}
        />
        <SelectField
          label="Invoice for"
          name="bill"
          hint="By the price list."
          defaultValue="nothing"
          error={issueSentence(errors.bill)}
          onChange={({ target }) => setBill(target.value)}
        >
          {Object.entries(ENTRY_NAMES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        {bill === 'register' ? <YearsField error={issueSentence(errors.years)} /> : null}
      </div>
      <SwitchField
        label="Auto-renew"
        name="autoRenew"
        hint="The customer’s coins pay each year when it comes, if there are enough."
      />
    </FormDialog>
  )
}
