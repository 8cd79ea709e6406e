import type { Client } from '@hostfront/contract/clients'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { useSettings } from '../../../host/settings.ts'
import { ClientChoice } from '../../../parts/client-choice/client-choice.tsx'
import { useAct } from '../../../parts/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { issueSentence } from '../../../words/issue-sentence.ts'
import { lacksNeeded, TypedService } from './service-form.ts'

/** Gives a client a service without an order. */
export function AddService() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Add service
      </Button>
      {isOpen ? <AddServiceDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

function AddServiceDialog({ onClose }: { onClose: () => void }) {
  const { currency } = useSettings()
  const act = useAct()
  const [client, setClient] = useState<Client['account'] | null>(null)
  const form = useSchemaForm({
    loadSchema: () => TypedService,
    read: (data) => ({ ...Object.fromEntries(data), userId: client?.id ?? '' }),
    send: (service: z.output<typeof TypedService>) =>
      act(({ services }) => services.add(service), 'Service added successfully'),
    onDone: onClose,
  })
  const { errors } = form
  const problem = lacksNeeded(errors) ? 'Please fill all required fields' : form.problem
  return (
    <FormDialog
      title="Add service"
      description="It is active at once, for 30 days, and is then renewed by the month."
      form={{ ...form, problem }}
      confirm="Add service"
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
        label="Service name"
        name="planName"
        autoComplete="off"
        error={issueSentence(errors.planName)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Price"
          name="price"
          inputMode="decimal"
          autoComplete="off"
          hint={`In ${currency} per month.`}
          error={issueSentence(errors.price)}
        />
        <TextField
          label="Service ID"
          name="planId"
          autoComplete="off"
          hint="Empty: one is made up."
          error={issueSentence(errors.planId)}
        />
      </div>
    </FormDialog>
  )
}
