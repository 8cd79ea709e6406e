import type { Figures as AdminFigures } from '@hostfront/contract/admin'
import { Figures } from '../../ui/figures.tsx'

/** What the shop has to do with now; each leads to its list. */
export const StatCards = ({
  figures: { clients, activeServices, pendingOrders, openTickets },
}: {
  figures: AdminFigures
}) => (
  <Figures
    isSlim
    figures={[
      { name: 'Clients', value: number.format(clients), to: '/admin/clients' },
      {
        name: 'Active services',
        value: number.format(activeServices),
        to: '/admin/services?status=active',
      },
      { name: 'Pending orders', value: number.format(pendingOrders), to: '/admin/orders' },
      {
        name: 'Open tickets',
        value: number.format(openTickets),
        to: '/admin/tickets',
      },
    ]}
  />
)

const number = new Intl.NumberFormat('en')
