import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { screenAt } from '../../shells/admin/admin-screens.ts'
import { AdminShell } from '../../shells/admin/admin-shell.tsx'
import type { PageHandle } from '../page-handle.ts'

const overview = async () => (await import('./overview-page.tsx')).OverviewPage
const clients = async () => (await import('./clients-page.tsx')).ClientsPage
const coming = async () => (await import('./coming-page.tsx')).ComingPage

/** The panel: every path of the seed, section 2, and any other below /admin, which shows the overview. */
export const adminRoutes: RouteObject[] = [
  {
    Component: AdminShell,
    children: [
      screen('/admin', overview),
      screen('/admin/orders', async () => (await import('./orders-page.tsx')).OrdersPage),
      screen('/admin/clients', clients),
      screen('/admin/clients/:id', async () => (await import('./client-page.tsx')).ClientPage),
      screen('/admin/users', clients),
      screen('/admin/services', async () => (await import('./services-page.tsx')).ServicesPage),
      screen('/admin/invoices', async () => (await import('./invoices-page.tsx')).InvoicesPage),
      screen('/admin/tickets', async () => (await import('./tickets-page.tsx')).TicketsPage),
      screen('/admin/tickets/:id', async () => (await import('./ticket-page.tsx')).TicketPage),
      screen('/admin/domains', coming),
      screen('/admin/products', async () => (await import('./products-page.tsx')).ProductsPage),
      screen(
        '/admin/promotions',
        async () => (await import('./promotions-page.tsx')).PromotionsPage,
      ),
      screen('/admin/gateways', coming),
      screen('/admin/reports', coming),
      screen('/admin/settings', async () => (await import('./settings-page.tsx')).SettingsPage),
      screen('/admin/utilities', async () => (await import('./utilities-page.tsx')).UtilitiesPage),
      screen('/admin/client-groups', overview),
      screen('/admin/quotes', overview),
      screen('/admin/transactions', overview),
      screen('/admin/domain-pricing', overview),
      screen('/admin/knowledgebase', overview),
      screen(
        '/admin/announcements',
        async () => (await import('./announcements-page.tsx')).AnnouncementsPage,
      ),
      screen('/admin/downloads', overview),
      screen('/admin/chat', overview),
      screen('/admin/affiliates', overview),
      screen('/admin/email-marketing', overview),
      screen('/admin/analytics', overview),
      screen('/admin/logs', async () => (await import('./logs-page.tsx')).LogsPage),
      screen('/admin/security', overview),
      screen('/admin/*', overview),
    ],
  },
]

function screen(path: string, load: () => Promise<ComponentType>): RouteObject {
  return {
    path,
    handle: {
      title: `${screenAt(path).title}, admin`,
      description: 'The panel of the shop.',
      isPrivate: true,
    } satisfies PageHandle,
    lazy: async () => ({ Component: await load() }),
  }
}
