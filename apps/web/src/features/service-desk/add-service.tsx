import type { Client } from '@hostfront/contract/clients'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { useSettings } from '../../host/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormEnd } from '../../ui/form-end.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAct } from '../../ui/use-act.ts'
import { useSchemaForm } from '../../ui/use-schema-form.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { ClientChoice } from './client-choice.tsx'
import { lacksNeeded, TypedService } from './service-form.ts'

/** Gives a client a service without an order. */
export function AddService() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Add service
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Add service"
        description="It is active at once, for 30 days, and is then renewed by the month."
      >
        <AddServiceForm onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}

function AddServiceForm({ onClose }: { onClose: () => void }) {
  const { currency } = useSettings()
  const act = useAct()
  const [client, setClient] = useState<Client['account'] | null>(null)
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => TypedService,
    read: (data) => ({ ...Object.fromEntries(data), userId: client?.id ?? '' }),
    async send(service: z.output<typeof TypedService>) {
      const message = await act(
        ({ services }) => services.add(service),
        'Service added successfully',
      )
      if (message !== null) return { message }
      onClose()
      return null
    },
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <ClientChoice
        label="User"
        name="userId"
        chosen={client}
        error={issueSentence(errors.userId)}
        onChoose={setClient}
      />
      <TextField
        label="Service name"
        name="serviceName"
        autoComplete="off"
        error={issueSentence(errors.serviceName)}
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
          name="serviceId"
          autoComplete="off"
          hint="Empty: one is made up."
          error={issueSentence(errors.serviceId)}
        />
      </div>
      <FormEnd
        problem={lacksNeeded(errors) ? 'Please fill all required fields' : problem}
        isSending={isSending}
        onCancel={onClose}
      >
        Add service
      </FormEnd>
    </form>
  )
}
