import type { HeldAction, HeldLimit } from '@hostfront/contract/security'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useAnswer } from '../../host/use-answer.ts'
import { ShortTable } from '../../parts/list-table/short-table.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { waitingTime } from '../../words/refusals.ts'
import { ClientCell } from './client-cell.tsx'
import { LiftLimits } from './lift-limits.tsx'

const ACTION_NAMES: Readonly<Record<HeldAction, string>> = {
  'login-address': 'Signing in from this address',
  'login-pair': 'Signing in to this account from this address',
  'login-total': 'Signing in to this account from browsers that it does not know',
  'second-factor-pair': 'Codes for this account from this address',
  'second-factor-account': 'Codes for this account',
}

/** Who is stopped at signing in now. */
export function HeldLimitList() {
  const answer = useAnswer(['security', 'limits'], (api) => api.security.limits())
  const [lifted, setLifted] = useState<HeldLimit | null>(null)
  return (
    <>
      <p className="mb-6 max-w-prose text-muted">
        Found by the newest 200 failures of a day. Not listed are browsers that have signed in to
        the account before, and whoever is asked for the password again. “Lift limits” beside their
        failure under Sign-ins lets them try again too.
      </p>
      <Loaded answer={answer}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={ShieldCheck} title="Nobody was found waiting">
              Who tries to sign in too often has to wait, and is listed here until then.
            </EmptyState>
          ) : (
            <ShortTable
              caption="Limits"
              columns={columns(setLifted)}
              rows={rows}
              rowKey={({ action, customer, address }) => [action, customer?.id, address].join(' ')}
            />
          )
        }
      </Loaded>
      {lifted ? (
        <LiftLimits
          of={lifted}
          onDone={() => void answer.refetch()}
          onClose={() => setLifted(null)}
        />
      ) : null}
    </>
  )
}

/** As its button is called, for those who hear that by itself. */
const nameOf = ({ action, customer, address }: HeldLimit): string =>
  [customer?.name, address, action.startsWith('second-factor') ? 'codes' : null]
    .filter(Boolean)
    .join(', ')

export const columns = (onLift: (limit: HeldLimit) => void): Column<HeldLimit>[] => [
  { header: 'Stopped at', isName: true, cell: ({ action }) => ACTION_NAMES[action] },
  {
    header: 'Account',
    cell: ({ customer }) => (customer ? <ClientCell customer={customer} /> : 'Any'),
  },
  { header: 'Address', cell: ({ address }) => address ?? 'Any' },
  { header: 'Time left', cell: ({ retryAfter }) => waitingTime(retryAfter) },
  {
    header: 'Actions',
    isAction: true,
    cell: (limit) => (
      <RowButton
        action="Lift limits"
        letter="L"
        row={nameOf(limit)}
        onClick={() => onLift(limit)}
      />
    ),
  },
]
