import type { Delivery } from '@hostfront/contract/delivery'
import type { ServiceAccess } from '@hostfront/domain/services/access'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { loadPart } from '../../../host/load-part.ts'
import { AccessFields } from '../../../parts/access-fields.tsx'
import { useAct } from '../../../parts/use-act.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { chosenLine } from '../../../words/orders.ts'

interface SetUpDialogProps {
  delivery: Delivery
  onActed: (delivery: Delivery) => void
  onClose: () => void
}

/** Staff have made the server, and say how its customer reaches it. */
export function SetUpDialog({ delivery, onActed, onClose }: SetUpDialogProps) {
  const act = useAct()
  const { instance, service, planType } = delivery
  const loadForm = async () =>
    (await import('@hostfront/domain/services/access')).setUpFormOf(planType)
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
      title={`Access to ${nameOfService(service)}`}
      description={`${[service.planName, chosen].filter(Boolean).join(' · ')}. With this it is set up, and its customer is told how to reach it. No passwords here.`}
      form={form}
      confirm="Tell the customer"
      onClose={onClose}
    >
      <AccessFields
        access={service.access}
        errors={form.errors}
        hint={
          planType === 'vps'
            ? 'With its port where that is not 22, such as 203.0.113.7:2222.'
            : 'With its port, such as play.example.com:7777.'
        }
      />
    </FormDialog>
  )
}
