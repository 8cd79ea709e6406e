import type { OwnApiKey } from '@hostfront/contract/api-keys'
import { useState } from 'react'
import { useAct } from '../../parts/use-act.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { apiKeyWords } from '../../words/api-keys.ts'

interface RevokeApiKeyProps {
  apiKey: OwnApiKey
  onRevoked: () => void
}

export function RevokeApiKey({ apiKey: { id, name }, onRevoked }: RevokeApiKeyProps) {
  const act = useAct()
  const [isAsking, setIsAsking] = useState(false)

  const revoke = () =>
    act(async ({ apiKeys }) => {
      await apiKeys.revoke({ id })
      onRevoked()
    }, 'Key revoked')

  return (
    <>
      <RowButton look="danger" action="Revoke" row={name} onClick={() => setIsAsking(true)} />
      {isAsking ? (
        <ConfirmDialog
          title="Revoke this key?"
          confirm="Revoke key"
          onClose={() => setIsAsking(false)}
          onConfirm={revoke}
        >
          <p>
            “{name}”: {apiKeyWords.revoke}
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
