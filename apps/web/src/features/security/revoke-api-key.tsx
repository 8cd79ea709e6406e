import type { OwnApiKey } from '@hostfront/contract/api-keys'
import { useState } from 'react'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { explain } from '../../words/explain.ts'
import { apiKeyWords } from '../../words/security.ts'

interface RevokeApiKeyProps {
  apiKey: OwnApiKey
  onRevoked: () => void
}

export function RevokeApiKey({ apiKey: { id, name }, onRevoked }: RevokeApiKeyProps) {
  const { currency } = useSettings()
  const [isAsking, setIsAsking] = useState(false)

  async function revoke(): Promise<string | null> {
    try {
      const { api } = await openHost()
      await api.apiKeys.revoke({ id })
      onRevoked()
      void toast('Key revoked')
      return null
    } catch (error) {
      return explain(error, currency)
    }
  }

  return (
    <>
      <Button look="danger" size="small" onClick={() => setIsAsking(true)}>
        Revoke<span className="sr-only"> {name}</span>
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title="Revoke this key?"
          confirm="Revoke key"
          onClose={() => setIsAsking(false)}
          onConfirm={revoke}
        >
          <p className="break-words">
            "{name}": {apiKeyWords.revoke}
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
