import type { Client } from '@hostfront/contract/clients'
import { addressLines } from '@hostfront/documents/sheet/address-lines'
import { countryName } from '@hostfront/domain/accounts/country-name'
import { customerCode } from '@hostfront/domain/accounts/customer-code'
import { dialledPhone } from '@hostfront/domain/accounts/dialled-phone'
import { formatCoins, formatMoney } from '@hostfront/domain/money/format-money'
import { useId, useState } from 'react'
import { useSettings } from '../../host/settings.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { type Figure, Figures } from '../../ui/figures.tsx'
import { FoldButton } from '../../ui/fold-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useNow } from '../../ui/use-now.ts'
import { ROLE_NAMES } from '../../words/clients.ts'
import { formatDay } from '../../words/dates.ts'
import { holdNote } from '../../words/hold.ts'
import { languageName } from '../../words/languages.ts'
import { vatCheckWords } from '../../words/vat-check.ts'
import type { ClientAction } from './client-dialog.tsx'

interface ClientFactsProps {
  client: Client
  onAsk: (action: ClientAction) => void
}

const disputed = (userId: string, value: number) => ({
  ...{ name: 'Disputes', value, note: 'open or lost' },
  to: `/admin/transactions?userId=${userId}`,
})

/** What the client still owes on all invoices; it leads to them. */
function useToPay(userId: string): Figure {
  const { currency } = useSettings()
  const totals = useAnswer(['clients', userId, 'owed'], (api) => api.billing.totals({ userId }))
  const owed = totals.data?.reduce((sum, state) => sum + state.owed, 0)
  return {
    name: 'To pay',
    // The line keeps its height until it is known.
    value:
      owed === undefined
        ? totals.isError
          ? '–'
          : '\u00a0'
        : owed === 0
          ? 0
          : formatMoney(owed, currency),
    to: `/admin/invoices?userId=${encodeURIComponent(userId)}`,
  }
}

const PhoneLink = ({ phone, className = '' }: { phone: string; className?: string }) => (
  <TextLink to={`tel:${dialledPhone(phone)}`} className={`[overflow-wrap:anywhere] ${className}`}>
    {phone}
  </TextLink>
)

/** Who the client is and what they have, at a glance. */
export function ClientFacts({ client, onAsk }: ClientFactsProps) {
  const { account, activeServices, orders, disputes } = client
  const factsId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isDeleted = account.status === 'deleted'
  const facts = [
    [
      'Email',
      isDeleted ? null : <TextLink to={`mailto:${account.email}`}>{account.email}</TextLink>,
    ],
    ['Payment code', customerCode(account.id)],
    ['Email verified', account.emailVerifiedAt ? formatDay(account.emailVerifiedAt) : 'No'],
    ['Role', ROLE_NAMES[account.role]],
    ['Company', account.company],
    ['Tax ID', account.taxId],
    ['VAT number', vatCheckWords(account)],
    ['Address', addressLines(account).join(', ') || null],
    ['Phone', account.phone && <PhoneLink phone={account.phone} />],
    ['Country', account.country && countryName(account.country)],
    ['Language', account.locale && languageName(account.locale)],
    ['Joined', formatDay(account.createdAt)],
  ] as const
  const toPay = useToPay(account.id)
  const hold = holdNote(account, new Date(useNow()).toISOString())
  return (
    <div className="flex flex-col gap-8">
      {hold ? <p className="max-w-prose [overflow-wrap:anywhere]">{hold}</p> : null}
      <Figures
        isSlim={disputes === 0}
        figures={[
          toPay,
          { name: 'Coins', value: formatCoins(account.coins) },
          { name: 'Active services', value: activeServices },
          { name: 'Orders', value: orders },
          ...(disputes > 0 ? [disputed(account.id, disputes)] : []),
        ]}
      />
      <Panel
        title="Profile"
        action={
          isDeleted ? null : (
            <div className="flex flex-wrap gap-2">
              <RowButton
                action="Edit"
                row={account.name}
                onClick={() => onAsk({ kind: 'edit', client })}
              />
              <RowButton
                action="Billing details"
                row={account.name}
                onClick={() => onAsk({ kind: 'identity', client })}
              />
            </div>
          )
        }
      >
        <div id={factsId} className={isOpen || isDeleted ? '' : 'max-sm:hidden'}>
          <FactList facts={facts} />
        </div>
        {isOpen || isDeleted ? null : (
          <p className="sm:hidden">
            <TextLink to={`mailto:${account.email}`} className="[overflow-wrap:anywhere]">
              {account.email}
            </TextLink>
            {account.phone ? (
              <PhoneLink phone={account.phone} className="mt-1 block w-fit" />
            ) : null}
          </p>
        )}
        {/* On a phone what the client has is below it, and wanted more often. */}
        {isDeleted ? null : (
          <FoldButton
            controls={factsId}
            isOpen={isOpen}
            onToggle={() => setIsOpen(!isOpen)}
            words={['Show all details', 'Show fewer details']}
            className="-ms-3 mt-1 sm:hidden"
          />
        )}
      </Panel>
    </div>
  )
}
