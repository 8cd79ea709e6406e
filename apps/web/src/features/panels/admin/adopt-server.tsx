import type { Client } from '@hostfront/contract/clients'
import type { FreeServer } from '@hostfront/contract/panels'
import { useState } from 'react'
import * as z from 'zod/mini'
import { openHost } from '../../../host/open-host.ts'
import { useSettings } from '../../../host/settings.ts'
import { ClientChoice } from '../../../parts/client-choice/client-choice.tsx'
import { formFailure } from '../../../parts/form-failure.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { faultAdvice, faultCause } from '../../../words/faults.ts'
import { useServicesOf } from './use-services-of.ts'

const Chosen = z.object({ serviceId: z.string().check(z.minLength(1, 'Please choose a service')) })

interface AdoptServerProps {
  panelId: string
  free: FreeServer
  /** Whether the panel says whose it is. */
  knowsOwner: boolean
  onDone: () => void
  onClose: () => void
}

/** Which service the server is: one of its owner's, or of a client whom staff name. */
export function AdoptServer({ panelId, free, knowsOwner, onDone, onClose }: AdoptServerProps) {
  const { currency } = useSettings()
  const { server, candidates, isProposed } = free
  const [client, setClient] = useState<Client['account'] | null>(null)
  const services = useServicesOf(client?.id ?? null)
  const form = useSchemaForm({
    loadSchema: () => Chosen,
    read: (data) => ({ serviceId: '', ...Object.fromEntries(data) }),
    send: async ({ serviceId }) => {
      try {
        const { api } = await openHost()
        const { remoteId } = server
        const adoption = await api.panels.adopt({ id: panelId, serviceId, remoteId })
        const { instance, fault, faultDetail } = adoption
        if (!instance && fault) {
          return {
            message: `${faultCause(fault, faultDetail)} ${faultAdvice(fault, faultDetail)}`,
          }
        }
      } catch (error) {
        return formFailure(error, currency, {})
      }
      void toast('Adopted: it follows its service from now on')
      return null
    },
    onDone: () => {
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Adopt ${server.name}`}
      description={`${ownerLine(server.ownerEmail)} The shop writes its key on it, and from then on suspends, brings back and deletes it as the service says.`}
      form={form}
      confirm="Adopt"
      onClose={onClose}
    >
      {knowsOwner ? null : (
        <ClientChoice
          label="Client"
          name="client"
          chosen={client}
          error={undefined}
          onChoose={setClient}
        />
      )}
      <SelectField
        // Those of another client are another choice.
        key={client?.id}
        name="serviceId"
        label="Service"
        error={form.errors.serviceId}
        disabled={!knowsOwner && client === null}
        defaultValue={isProposed ? candidates[0]?.serviceId : ''}
      >
        <option value="">Choose</option>
        {(knowsOwner ? candidates : services).map(({ serviceId, name }) => (
          <option key={serviceId} value={serviceId}>
            {name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}

const ownerLine = (email: string | null): string =>
  email === null
    ? 'The panel does not say whose it is: make sure that you give it to its owner.'
    : `It belongs to ${email} on the panel.`
