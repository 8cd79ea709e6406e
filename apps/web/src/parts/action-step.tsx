import * as z from 'zod/mini'
import { useSettings } from '../host/settings.ts'
import { FormEnd } from '../ui/form-end.tsx'
import { useSchemaForm } from '../ui/use-schema-form.ts'
import { formFailure } from './form-failure.ts'

const NoFields = z.object({})

interface ActionStepProps {
  /** The action, as its button says it. */
  action: string
  look?: 'primary' | 'danger'
  /** Does it; what it throws is shown to the person. */
  onConfirm: () => Promise<void>
  onCancel: () => void
}

/** The end of a dialog that has said what will happen: the action, and the way back. */
export function ActionStep({ action, look = 'primary', onConfirm, onCancel }: ActionStepProps) {
  const { currency } = useSettings()
  const { form, problem, isSending } = useSchemaForm({
    loadSchema: () => NoFields,
    send: async () => {
      try {
        await onConfirm()
        return null
      } catch (error) {
        return formFailure(error, currency, {})
      }
    },
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <FormEnd problem={problem} isSending={isSending} look={look} onCancel={onCancel}>
        {action}
      </FormEnd>
    </form>
  )
}
