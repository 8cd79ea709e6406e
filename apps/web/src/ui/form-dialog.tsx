import type { ComponentProps, ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { FormEnd } from './form-end.tsx'
import type { SchemaForm } from './use-schema-form.ts'

interface FormDialogProps {
  title: string
  description?: string | null
  size?: 'medium' | 'large'
  /** As `useSchemaForm` has made it. */
  form: SchemaForm
  /** What keeps that which is typed here, and brings it back. */
  draft?: { readonly form: Pick<ComponentProps<'form'>, 'ref' | 'onInputCapture'> }
  /** The action, as its button says it. */
  confirm: string
  look?: 'primary' | 'danger'
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A form in a dialog of its own. Mount it to open it. */
export const FormDialog = ({
  title,
  description,
  size = 'medium',
  form: { form, problem, isSending },
  draft,
  confirm,
  look = 'primary',
  onClose,
  children,
}: FormDialogProps) => (
  <Dialog open onOpenChange={onClose} title={title} description={description} size={size}>
    <form {...form} {...draft?.form} className="pinned-end flex flex-col gap-5">
      {children}
      <FormEnd problem={problem} isSending={isSending} look={look} onCancel={onClose}>
        {confirm}
      </FormEnd>
    </form>
  </Dialog>
)
