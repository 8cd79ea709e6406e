import type { ServiceAccess } from '@hostfront/domain/services/access'
import type { Service } from '@hostfront/domain/services/service'
import { loadPart } from '../../../host/load-part.ts'
import { useAct } from '../../../parts/use-act.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { issueSentence } from '../../../words/issue-sentence.ts'

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
  const field = (name: keyof ServiceAccess) => ({
    name,
    autoComplete: 'off',
    defaultValue: access?.[name] ?? '',
    error: issueSentence(form.errors[name]),
  })
  return (
    <FormDialog
      title="Edit access"
      description="Its customer sees this, and is told when it says something new. No passwords here."
      form={form}
      confirm="Save"
      onClose={onClose}
    >
      <TextField
        label="Address"
        hint="With its port, such as play.example.com:7777."
        {...field('address')}
      />
      <TextField label="Panel link" inputMode="url" {...field('panelLink')} />
      <TextField label="User name" {...field('userName')} />
      <TextAreaField label="Note" {...field('note')} />
    </FormDialog>
  )
}
