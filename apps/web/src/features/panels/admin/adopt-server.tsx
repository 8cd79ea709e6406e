import type { FreeServer } from '@hostfront/contract/panels'
import * as z from 'zod/mini'
import { openHost } from '../../../host/open-host.ts'
import { useSettings } from '../../../host/settings.ts'
import { formFailure } from '../../../parts/form-failure.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { faultAdvice, faultCause } from '../../../words/delivery.ts'

const Chosen = z.object({ serviceId: z.string().check(z.minLength(1, 'Please choose a service')) })

interface AdoptServerProps {
  panelId: string
  free: FreeServer
  onDone: () => void
  onClose: () => void
}

/** Which of its owner's services the server is. */
export function AdoptServer({ panelId, free, onDone, onClose }: AdoptServerProps) {
  const { currency } = useSettings()
  const { server, candidates, isProposed } = free
  const form = useSchemaForm({
    loadSchema: () => Chosen,
    send: async ({ serviceId }) => {
      try {
        const { api } = await openHost()
        const { remoteId } = server
        const { instance, fault } = await api.panels.adopt({ id: panelId, serviceId, remoteId })
        if (!instance && fault) return { message: `${faultCause(fault)} ${faultAdvice(fault)}` }
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
      description={`It belongs to ${server.ownerEmail} on the panel. The shop writes its key on it, and from then on suspends, brings back and deletes it as the service says.`}
      form={form}
      confirm="Adopt"
      onClose={onClose}
    >
      <SelectField
        name="serviceId"
        label="Service"
        error={form.errors.serviceId}
        defaultValue={isProposed ? candidates[0]?.serviceId : ''}
      >
        <option value="">Choose</option>
        {candidates.map(({ serviceId, name }) => (
          <option key={serviceId} value={serviceId}>
            {name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
