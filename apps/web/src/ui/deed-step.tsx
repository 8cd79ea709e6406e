import * as z from 'zod/mini'
import { useSettings } from '../host/settings.ts'
import { FormEnd } from './form-end.tsx'
import { formTrouble } from './form-trouble.ts'
import { useSchemaForm } from './use-schema-form.ts'

const NoFields = z.object({})

interface DeedStepProps {
  /** The deed, as its button says it. */
  deed: string
  look?: 'primary' | 'danger'
  /** Does it; what it throws is told to the person. */
  onConfirm: () => Promise<void>
  onCancel: () => void
}

/** The end of a dialog that has said what will happen: the deed, and the way back. */
export function DeedStep({ deed, look = 'primary', onConfirm, onCancel }: DeedStepProps) {
  const { currency } = useSettings()
  const { form, problem, isSending } = useSchemaForm({
    loadSchema: () => NoFields,
    send: async () => {
      try {
        await onConfirm()
        return null
      } catch (error) {
        return formTrouble(error, currency, {})
      }
    },
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <FormEnd problem={problem} isSending={isSending} look={look} onCancel={onCancel}>
        {deed}
      </FormEnd>
    </form>
  )
}
