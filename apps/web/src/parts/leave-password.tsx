import { PasswordToHand } from '@hostfront/domain/services/server-password'
import type { Service } from '@hostfront/domain/services/service'
import { FormDialog } from '../ui/form-dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useSchemaForm } from '../ui/use-schema-form.ts'
import { issueSentence } from '../words/issue-sentence.ts'
import { useAct } from './use-act.ts'

interface LeavePasswordProps {
  service: Pick<Service, 'id'>
  onClose: () => void
}

/** A password of its server for its customer, such as root's. */
export function LeavePassword({ service: { id }, onClose }: LeavePasswordProps) {
  const act = useAct()
  const form = useSchemaForm({
    loadSchema: () => PasswordToHand,
    send: ({ password }: { password: string }) =>
      act(
        ({ services }) => services.setPassword({ id, password }),
        'Password left for the customer',
      ),
    onDone: onClose,
  })
  return (
    <FormDialog
      title="Leave a password"
      description="Its customer is told, and sees it once within three days. It is in no mail and no export."
      form={form}
      confirm="Leave password"
      onClose={onClose}
    >
      <TextField
        label="Password"
        name="password"
        autoComplete="off"
        spellCheck={false}
        error={issueSentence(form.errors.password)}
      />
    </FormDialog>
  )
}
