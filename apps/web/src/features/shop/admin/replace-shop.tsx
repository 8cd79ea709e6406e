import { useState } from 'react'
import { useNavigate } from 'react-router'
import { openHost } from '../../../host/open-host.ts'
import { refreshSession } from '../../../host/session.ts'
import { useSettings } from '../../../host/settings.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import type { FormFailure } from '../../../ui/use-schema-form.ts'
import { explainImport } from '../../../words/explain-import.ts'
import { importWords, replaceWords } from '../../../words/shop-document.ts'
import { ShopNameStep } from './shop-name-step.tsx'
import { whenPainted } from './when-painted.ts'

interface ReplaceShopProps {
  /** The document, checked. */
  text: string
  onClose: () => void
}

/** Says what will happen, has the shop's name typed, does it, and leads to the login. Mount it to open it. */
export function ReplaceShop({ text, onClose }: ReplaceShopProps) {
  const { currency } = useSettings()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)

  async function replace(): Promise<FormFailure | null> {
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
    <Dialog open onOpenChange={onClose} isLocked={isBusy} title={replaceWords.title}>
      <ShopNameStep
        consequences={replaceWords.consequences}
        action={importWords.replace}
        busyAction={replaceWords.replacing}
        onConfirm={replace}
        onBusy={setIsBusy}
        onCancel={onClose}
      />
    </Dialog>
  )
}
