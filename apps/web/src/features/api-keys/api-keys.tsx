import type { OwnApiKey } from '@hostfront/contract/api-keys'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useNow } from '../../ui/use-now.ts'
import { apiKeyWords } from '../../words/api-keys.ts'
import { formatDay, formatUtcDay } from '../../words/dates.ts'
import { CreateApiKey } from './create-api-key.tsx'
import { RevokeApiKey } from './revoke-api-key.tsx'

/** Where programs learn what they can ask; the server answers it, no route of ours. */
const DOCUMENTATION = '/api/docs'

/** The keys of the account. */
export function ApiKeys() {
  const answer = useAnswer(['api-keys', 'list'], (api) => api.apiKeys.list())
  const [isCreating, setIsCreating] = useState(false)
  const now = useNow()
  const ask = () => void answer.refetch()
  return (
    <Panel
      title="API keys"
      action={
        <div className="flex flex-wrap gap-3">
          <a href={DOCUMENTATION} className={buttonClass({ look: 'quiet', size: 'small' })}>
            API documentation
          </a>
          <Button look="secondary" size="small" onClick={() => setIsCreating(true)}>
            Create key
          </Button>
        </div>
      }
    >
      <Loaded answer={answer}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={KeyRound} title="No keys">
              {apiKeyWords.none}
            </EmptyState>
          ) : (
            <DataTable
              caption="API keys"
              columns={columns(now, ask)}
              rows={rows}
              rowKey={({ id }) => id}
            />
          )
        }
      </Loaded>
      {isCreating ? <CreateApiKey onClose={() => setIsCreating(false)} onDone={ask} /> : null}
    </Panel>
  )
}

const columns = (now: number, onRevoked: () => void): Column<OwnApiKey>[] => [
  {
    header: 'Key',
    isName: true,
    cell: ({ name, prefix }) => (
      <>
        <span className="wrap-anywhere block @3xl:min-w-48">{name}</span>
        <span className="block font-mono text-muted text-sm">{prefix}…</span>
      </>
    ),
  },
  { header: 'It may', cell: ({ scopes }) => scopes.join(', ') },
  { header: 'Expires', cell: ({ expiresAt }) => <Expiry at={expiresAt} now={now} /> },
  {
    header: 'Last used',
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'Never' : formatUtcDay(lastUsedAt)),
  },
  {
    header: 'Revoke',
    isAction: true,
    cell: (apiKey) => <RevokeApiKey apiKey={apiKey} onRevoked={onRevoked} />,
  },
]

function Expiry({ at, now }: { at: string | null; now: number }) {
  if (at === null) return 'Never'
  return Date.parse(at) <= now ? <Badge tone="bad">Expired</Badge> : formatDay(at)
}
