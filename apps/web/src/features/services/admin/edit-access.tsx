import type { ServiceAccess } from '@hostfront/domain/services/access'
import type { Service } from '@hostfront/domain/services/service'
import { loadPart } from '../../../host/load-part.ts'
import { AccessFields } from '../../../parts/access-fields.tsx'
import { useAct } from '../../../parts/use-act.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'

const loadForm = async () => (await import('@hostfront/domain/services/access')).AccessForm

interface EditAccessProps {
  service: Service
  onClose: () => void
}

/** How its customer gets to a service, typed by hand. */
export function EditAccess({ service: { id, access }, onClose }: EditAccessProps) {
  const act = useAct()
  const form = useSchemaForm({
    loadSchema: () => loadPart(loadForm),
    send: (typed: ServiceAccess) =>
      act(({ services }) => services.setAccess({ id, access: typed }), 'Access saved'),
    onDone: onClose,
  })
  return (
    <FormDialog
      title="Edit access"
      description="The customer sees this and is told when it changes. Keep passwords out of it."
      form={form}
      confirm="Save"
      onClose={onClose}
    >
      <AccessFields
        access={access}
        errors={form.errors}
        hint="With its port, such as play.example.com:7777."
      />
    </FormDialog>
  )
}
