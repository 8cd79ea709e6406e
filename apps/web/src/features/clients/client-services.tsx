import { Server } from 'lucide-react'
import { useSettings } from '../../host/settings.ts'
import { usePages } from '../../host/use-answer.ts'
import { useNow } from '../../ui/use-now.ts'
import { serviceColumns } from './client-service-columns.tsx'
import { ClientTable } from './client-table.tsx'

const EMPTY = {
  icon: Server,
  title: 'No services',
  line: 'Approved orders, and services added under Services, appear here.',
}

export function ClientServices({ userId }: { userId: string }) {
  const { currency } = useSettings()
  const now = useNow()
  const pages = usePages(['clients', userId, 'services'], (api, after) =>
    api.services.list({ userId, after }),
  )
  return (
    <ClientTable
      caption="Services"
      pages={pages}
      columns={serviceColumns(currency, now)}
      rowKey={({ service }) => service.id}
      empty={EMPTY}
    />
  )
}
