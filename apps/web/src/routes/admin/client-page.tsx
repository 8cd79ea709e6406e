import type { Client, ClientRecords } from '@hostfront/contract/clients'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { type ClientAction, ClientDialog } from '../../features/clients/client-dialog.tsx'
import { ClientDomains } from '../../features/clients/client-domains.tsx'
import { ClientFacts } from '../../features/clients/client-facts.tsx'
import { ClientInvoices } from '../../features/clients/client-invoices.tsx'
import { ClientLedger } from '../../features/clients/client-ledger.tsx'
import { ClientMenu } from '../../features/clients/client-menu.tsx'
import { ClientNotes } from '../../features/clients/client-notes.tsx'
import { ClientOrders } from '../../features/clients/client-orders.tsx'
import { ClientServices } from '../../features/clients/client-services.tsx'
import { ClientTickets } from '../../features/clients/client-tickets.tsx'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { RecordHeading } from '../../ui/record-heading.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { RECORD_LISTS } from '../../words/record-paths.ts'
import { ClientTrade } from './client-trade.tsx'
import { RecordLog } from './record-log.tsx'

/** Everything about one client; `?tab=` is what is shown of it. */
export function ClientPage() {
  const { id = '' } = useParams()
  const [action, setAction] = useState<ClientAction | null>(null)
  const navigate = useNavigate()
  const answer = useAnswer(['clients', 'get', id], (api) => api.clients.get({ id }))
  const client = answer.data
  return (
    <>
      <RecordHeading
        list={RECORD_LISTS.clients}
        title={client?.account.name ?? 'Client'}
        state={client ? <StatusBadge status={client.account.status} /> : null}
      >
        {client && client.account.status !== 'deleted' ? (
          <>
            <ClientTrade
              client={client.account}
              onCoins={() => setAction({ kind: 'coins', client })}
            />
            <ClientMenu client={client} onAsk={setAction} />
          </>
        ) : null}
      </RecordHeading>
      <Loaded answer={answer} shape="record">
        {(known) => <KnownClient client={known} onAsk={setAction} />}
      </Loaded>
      {action ? (
        <ClientDialog
          action={action}
          onClose={() => setAction(null)}
          onDeleted={() => void navigate('/admin/clients', { replace: true })}
        />
      ) : null}
    </>
  )
}

interface KnownClientProps {
  client: Client
  onAsk: (action: ClientAction) => void
}

function KnownClient({ client, onAsk }: KnownClientProps) {
  const [search, setSearch] = useSearchParams()
  const records = useAnswer(['clients', client.account.id, 'records'], (api) =>
    api.clients.records({ id: client.account.id }),
  )
  const tabs = tabsFor(client, records.data)
  const tab = tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'services'
  return (
    <div className="flex flex-col gap-10">
      <ClientFacts client={client} onAsk={onAsk} />
      <Tabs
        label={`Records of ${client.account.name}`}
        tabs={tabs}
        value={tab}
        onChange={(id) => setSearch({ tab: id }, { replace: true, preventScrollReset: true })}
      />
    </div>
  )
}

function tabsFor({ account: { id, status } }: Client, records: ClientRecords | undefined) {
  const counted = <Kind extends keyof ClientRecords>(kind: Kind) => ({
    id: kind,
    count: records?.[kind] ?? null,
  })
  return [
    { ...counted('services'), label: 'Services', panel: () => <ClientServices userId={id} /> },
    { ...counted('domains'), label: 'Domains', panel: () => <ClientDomains userId={id} /> },
    { ...counted('orders'), label: 'Orders', panel: () => <ClientOrders userId={id} /> },
    { ...counted('invoices'), label: 'Invoices', panel: () => <ClientInvoices userId={id} /> },
    { id: 'ledger', label: 'Ledger', panel: () => <ClientLedger userId={id} /> },
    { ...counted('tickets'), label: 'Tickets', panel: () => <ClientTickets userId={id} /> },
    {
      ...counted('notes'),
      label: 'Notes',
      panel: () => <ClientNotes userId={id} canAdd={status !== 'deleted'} />,
    },
    { id: 'log', label: 'Log', panel: () => <RecordLog kind="client" id={id} /> },
  ] as const satisfies Tab<string>[]
}
