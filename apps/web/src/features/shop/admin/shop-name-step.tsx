import * as z from 'zod/mini'
import { useSettings } from '../../../host/settings.ts'
import { FormEnd } from '../../../ui/form-end.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type FormFailure, useSchemaForm } from '../../../ui/use-schema-form.ts'
import { replaceWords } from '../../../words/shop-document.ts'

const NameForm = z.object({ siteName: z.string().check(z.trim()) })
type NameForm = z.infer<typeof NameForm>

interface ShopNameStepProps {
  consequences: readonly string[]
  /** The action as its button says it, and while it is under way. */
  action: string
  busyAction: string
  /** Answers with why it was refused, or null when it is done. */
  onConfirm: () => Promise<FormFailure | null>
  /** While it is under way there is no way back. */
  onBusy?: (isBusy: boolean) => void
  onCancel: () => void
}

/** Says what will become of the whole shop, and has its name typed before it does. */
export function ShopNameStep(props: ShopNameStepProps) {
  const { consequences, action, busyAction, onConfirm, onBusy, onCancel } = props
  const { siteName } = useSettings()
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => NameForm,
    send: confirm,
  })

  async function confirm(typed: NameForm): Promise<FormFailure | null> {
    if (typed.siteName !== siteName) {
      return { message: replaceWords.differs(siteName), field: 'siteName' }
    }
    onBusy?.(true)
    try {
      return await onConfirm()
    } finally {
      onBusy?.(false)
    }
  }

  return (
    <form {...form} className="flex flex-col gap-5">
      <ul className="flex list-disc flex-col gap-2 ps-5">
        {consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <TextField
        label={replaceWords.field}
        autoComplete="off"
        hint={replaceWords.hint(siteName)}
        error={errors.siteName}
        name="siteName"
      />
      <FormEnd
        problem={problem}
        isSending={isSending}
        look="danger"
        onCancel={isSending ? undefined : onCancel}
        cancel={replaceWords.keep}
      >
        {isSending ? busyAction : action}
      </FormEnd>
    </form>
  )
}
