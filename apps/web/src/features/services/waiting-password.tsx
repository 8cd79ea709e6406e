import { useState } from 'react'
import { openHost } from '../../host/open-host.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import type { ButtonLook } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { formatMoment } from '../../words/dates.ts'

interface WaitingPasswordProps {
  serviceId: string
  /** Until then it waits; null: none does, or it was shown already. */
  until: string | null
  look: ButtonLook
}

/** A password that is shown once. It stays on the screen until the page is left. */
export function WaitingPassword({ serviceId, until, look }: WaitingPasswordProps) {
  const [password, setPassword] = useState<string | null>(null)
  if (until === null && password === null) return null
  return (
    <Panel title="Password">
      {password === null ? (
        <div className="flex flex-col items-start gap-4">
          <p className="max-w-prose">
            The password of your server waits here{until ? ` until ${formatMoment(until)}` : ''}. It
            is shown once, so have a safe place for it at hand.
          </p>
          <ActionButton
            look={look}
            onAct={async () => {
              const { api } = await openHost()
              setPassword((await api.services.revealPassword({ id: serviceId })).password)
            }}
          >
            Show password
          </ActionButton>
        </div>
      ) : null}
      <div role="status">
        {password === null ? null : (
          <div className="flex flex-wrap items-center gap-4">
            <code
              data-clear=""
              className="rounded-lg bg-surface px-4 py-2 [overflow-wrap:anywhere]"
            >
              {password}
            </code>
            <CopyButton text={password} done="Password copied">
              Copy password
            </CopyButton>
            <p className="w-full text-muted text-sm">Keep it now: it is not shown again.</p>
          </div>
        )}
      </div>
    </Panel>
  )
}
