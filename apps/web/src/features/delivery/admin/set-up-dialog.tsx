import type { Delivery } from '@hostfront/contract/delivery'
import type { ServiceAccess } from '@hostfront/domain/services/access'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { loadPart } from '../../../host/load-part.ts'
import { AccessFields } from '../../../parts/access-fields.tsx'
import { useAct } from '../../../parts/use-act.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { chosenLine } from '../../../words/orders.ts'

const loadForm = async () => (await import('@hostfront/domain/services/access')).SetUpForm

interface SetUpDialogProps {
  delivery: Delivery
  onActed: (delivery: Delivery) => void
  onClose: () => void
}

/** Staff have made the server, and say how its customer reaches it. */
export function SetUpDialog({ delivery, onActed, onClose }: SetUpDialogProps) {
  const act = useAct()
  const { instance, service } = delivery
  const form = useSchemaForm({
    loadSchema: () => loadPart(loadForm),
    send: (access: ServiceAccess) =>
      act(async (api) => {
        const changed = await api.delivery.done({ id: instance.id, verb: 'create', access })
        onActed({ ...delivery, instance: changed })
      }, 'Server is ready'),
    onDone: onClose,
  })
  const chosen = chosenLine(service.options)
  return (
    <FormDialog
      title={`${nameOfService(service)} is set up`}
      description={`${[service.planName, chosen].filter(Boolean).join(' · ')}. Its customer is told how to reach it. No passwords here.`}
      form={form}
      confirm="Done"
      onClose={onClose}
    >
      <AccessFields
        access={service.access}
        errors={form.errors}
        hint="With its port, such as play.example.com:7777."
      />
    </FormDialog>
  )
}
