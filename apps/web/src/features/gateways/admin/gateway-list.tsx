import type { GatewayShown } from '@hostfront/contract/gateways'
import type { GatewayKind } from '@hostfront/domain/gateways/gateway'
import { useState } from 'react'
import { useAnswer } from '../../../host/use-answer.ts'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { ShortTable } from '../../../parts/list-table/short-table.tsx'
import { Loaded } from '../../../parts/loaded.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import { formatDay } from '../../../words/dates.ts'
import { GATEWAY_KINDS } from '../../../words/gateways.ts'
import { EditGateway } from './edit-gateway.tsx'

/** What takes money for the shop on pages of its own, and whether it is heard of. */
export function GatewayList() {
  const [edited, setEdited] = useState<GatewayShown | GatewayKind | null>(null)
  const answer = useAnswer(['gateways', 'list'], (api) => api.gateways.list())
  return (
    <Loaded answer={answer}>
      {({ gateways, kinds }) =>
        kinds.length === 0 ? (
          <p className="max-w-prose text-muted text-sm">
            Online gateways need the server edition: a payment service has to reach the shop, and
            nothing reaches a shop in a browser.
          </p>
        ) : (
          <Panel
            title="Online gateways"
            action={<ConnectButtons kinds={kinds} onConnect={setEdited} />}
          >
            <p className="mb-3 max-w-prose text-muted text-sm">
              Customers pay by card or PayPal on a page of the payment service, and their invoices
              are marked as paid at once. No card number comes to this shop.
            </p>
            {gateways.length > 0 ? (
              <ShortTable
                caption="Online gateways"
                columns={gatewayColumns(setEdited)}
                rows={gateways}
                rowKey={({ id }) => id}
              />
            ) : null}
            {edited ? (
              <EditGateway
                gateway={typeof edited === 'string' ? null : edited}
                kind={typeof edited === 'string' ? edited : edited.kind}
                onClose={() => setEdited(null)}
              />
            ) : null}
          </Panel>
        )
      }
    </Loaded>
  )
}

interface ConnectButtonsProps {
  kinds: readonly GatewayKind[]
  onConnect: (kind: GatewayKind) => void
}

const ConnectButtons = ({ kinds, onConnect }: ConnectButtonsProps) => (
  <div className="flex flex-wrap gap-2">
    {kinds.map((kind) => (
      <Button key={kind} look="secondary" size="small" onClick={() => onConnect(kind)}>
        Connect {GATEWAY_KINDS[kind]}
      </Button>
    ))}
  </div>
)

const gatewayColumns = (onEdit: (gateway: GatewayShown) => void): Column<GatewayShown>[] => [
  {
    header: 'Gateway',
    isName: true,
    cell: ({ name, kind, address }) => (
      <div className="min-w-32 [overflow-wrap:anywhere]">
        <span className="font-semibold">{name}</span>
        <span className="block text-muted text-sm">
          {GATEWAY_KINDS[kind]}
          {address ? ` · ${address}` : null}
        </span>
      </div>
    ),
  },
  { header: 'State', cell: (gateway) => <GatewayState gateway={gateway} /> },
  {
    header: 'Secrets',
    cell: ({ key, webhookKey }) => (
      <div className="text-sm">
        <span className="block whitespace-nowrap">Key: {secretWords(key)}</span>
        <span className="block whitespace-nowrap">Signing: {secretWords(webhookKey)}</span>
      </div>
    ),
  },
  {
    header: 'Webhook address',
    isText: true,
    cell: ({ webhookAddress, name }) => (
      <div className="flex min-w-40 items-center justify-between gap-3">
        <span className="select-all text-sm [overflow-wrap:anywhere]">{webhookAddress}</span>
        <CopyButton
          text={webhookAddress}
          done="Address copied"
          label={`Copy webhook address of ${name}`}
        >
          Copy
        </CopyButton>
      </div>
    ),
  },
  {
    header: 'Last message',
    cell: ({ lastEventAt, waiting }) => (
      <>
        <span className="whitespace-nowrap">
          {lastEventAt ? formatDay(lastEventAt) : 'None yet'}
        </span>
        {waiting > 0 ? <span className="block text-sm">{waiting} not done yet</span> : null}
      </>
    ),
  },
  {
    header: 'Actions',
    isAction: true,
    cell: (gateway) => (
      <RowButton action="Edit" letter="E" row={gateway.name} onClick={() => onEdit(gateway)} />
    ),
  },
]

const secretWords = (secret: GatewayShown['key']): string =>
  secret ? `set${secret.lastFour ? `, ends with ${secret.lastFour}` : ''}` : 'none'

const GatewayState = ({
  gateway: { isOn, isLive, key, problems, takesCurrency },
}: {
  gateway: GatewayShown
}) => (
  <div className="flex flex-wrap gap-1.5">
    {isOn && !takesCurrency ? (
      <Badge tone="bad">Not offered: other currency</Badge>
    ) : (
      <Badge tone={isOn ? 'ok' : 'neutral'}>{isOn ? 'Offered' : 'Off'}</Badge>
    )}
    {key ? <Badge tone={isLive ? 'info' : 'due'}>{isLive ? 'Live' : 'Test'}</Badge> : null}
    {problems > 0 ? <Badge tone="bad">{problems} to look at</Badge> : null}
  </div>
)
