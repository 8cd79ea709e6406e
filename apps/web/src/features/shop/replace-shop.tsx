import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { openHost } from '../../host/open-host.ts'
import { refreshSession } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormEnd } from '../../ui/form-end.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { type FormTrouble, useSchemaForm } from '../../ui/use-schema-form.ts'
import { explainImport } from '../../words/explain-import.ts'
import { importWords, replaceWords } from '../../words/shop-document.ts'
import { whenPainted } from './when-painted.ts'

const ConfirmForm = z.object({ siteName: z.string().check(z.trim()) })
type ConfirmForm = z.infer<typeof ConfirmForm>

interface ReplaceShopProps {
  /** The document, checked. */
  text: string
  onClose: () => void
}

/** Says what will happen, has the shop's name typed, does it, and leads to the login. Mount it to open it. */
export function ReplaceShop({ text, onClose }: ReplaceShopProps) {
  const { currency, siteName } = useSettings()
  const navigate = useNavigate()
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => ConfirmForm,
    send: replace,
  })

  async function replace(typed: ConfirmForm): Promise<FormTrouble | null> {
    if (typed.siteName !== siteName) {
      return { message: replaceWords.differs(siteName), field: 'siteName' }
    }
    await whenPainted()
    try {
      const { api } = await openHost()
      await api.shop.importDocument({ text, apply: true })
    } catch (error) {
      return { message: explainImport(error, currency) }
    }
    // The panel leads a visitor to the start page; the login comes after it, and would lead a signed-in person back.
    await refreshSession().catch(() => null)
    await navigate('/login')
    void toast(importWords.done)
    return null
  }

  return (
    <Dialog open onOpenChange={onClose} isLocked={isSending} title={replaceWords.title}>
      <form {...form} className="flex flex-col gap-5">
        <ul className="flex list-disc flex-col gap-2 ps-5">
          {replaceWords.consequences.map((consequence) => (
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
          onCancel={isSending ? undefined : onClose}
          cancel={replaceWords.keep}
        >
          {isSending ? replaceWords.replacing : importWords.replace}
        </FormEnd>
      </form>
    </Dialog>
  )
}
