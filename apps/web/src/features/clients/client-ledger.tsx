import { Coins } from 'lucide-react'
import { usePages } from '../../host/use-answer.ts'
import { ledgerColumns } from '../../parts/ledger-columns.tsx'
import { ClientTable } from './client-table.tsx'

const EMPTY = {
  icon: Coins,
  title: 'No coins moved yet',
  line: 'Every change of the balance is listed here, with the balance after it.',
}

export function ClientLedger({ userId }: { userId: string }) {
  const pages = usePages(['clients', userId, 'ledger'], (api, after) =>
    api.billing.ledgerOf({ userId, after }),
  )
  return (
    <ClientTable
      caption="Ledger"
      pages={pages}
      columns={ledgerColumns}
      rowKey={({ id }) => id}
      empty={EMPTY}
    />
  )
}
