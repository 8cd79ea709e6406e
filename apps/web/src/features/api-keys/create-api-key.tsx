import { useState } from 'react'
import { openHost } from '../../host/open-host.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { apiKeyWords } from '../../words/api-keys.ts'
import { ApiKeyFields } from './api-key-fields.tsx'
import type { ApiKeyRequest } from './api-key-request.ts'

interface CreateApiKeyProps {
  onClose: () => void
  onDone: () => void
}

/** What the key may do, then the key itself. Mount it to open it. */
export function CreateApiKey({ onClose, onDone }: CreateApiKeyProps) {
  const [key, setKey] = useState<string | null>(null)

  async function create(request: ApiKeyRequest): Promise<void> {
    const { api } = await openHost()
    setKey((await api.apiKeys.create(request)).key)
    onDone()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      isLocked={key !== null}
      title={key === null ? 'Create a key' : 'Your new key'}
      description={key === null ? undefined : apiKeyWords.once}
    >
      {key === null ? (
        <ApiKeyFields onCreate={create} onCancel={onClose} />
      ) : (
        <div className="flex flex-col gap-5">
          <code
            data-clear=""
            className="block break-all rounded-md border border-line bg-surface p-4"
          >
            {key}
          </code>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <CopyButton text={key} done="Key copied">
              Copy key
            </CopyButton>
            <Button onClick={onClose}>I have saved it</Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
