import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { AdminShell } from '../../shells/admin/admin-shell.tsx'
import { screenAt } from '../../shells/admin/find-screens.ts'
import type { PageHandle } from '../page-handle.ts'

const overview = async () => ({ Component: (await import('./overview-page.tsx')).OverviewPage })
const coming = async () => ({ Component: (await import('./coming-page.tsx')).ComingPage })
const clients = async () => ({ Component: (await import('./clients-page.tsx')).ClientsPage })

/** The panel: every path of the seed, section 2, and any other below /admin, which shows the overview. */
export const adminRoutes: RouteObject[] = [
  {
    Component: AdminShell,
    children: [
      screen('/admin', overview),
      screen('/admin/orders', async () => ({
        Component: (await import('./orders-page.tsx')).OrdersPage,
      })),
      screen('/admin/orders/:id', async () => ({
        Component: (await import('./order-page.tsx')).OrderPage,
      })),
      screen('/admin/clients', clients),
      screen('/admin/clients/:id', async () => ({
        Component: (await import('./client-page.tsx')).ClientPage,
      })),
      screen('/admin/users', clients),
      screen('/admin/services', async () => ({
        Component: (await import('./services-page.tsx')).ServicesPage,
      })),
      screen('/admin/services/:id', async () => ({
        Component: (await import('./service-page.tsx')).ServicePage,
      })),
      screen('/admin/delivery', async () => ({
        Component: (await import('./delivery-page.tsx')).DeliveryPage,
      })),
      screen('/admin/panels', async () => ({
        Component: (await import('./panels-page.tsx')).PanelsPage,
      })),
      screen('/admin/products/:id/servers', async () => ({
        Component: (await import('./plan-servers-page.tsx')).PlanServersPage,
      })),
      screen('/admin/panels/:id', async () => ({
        Component: (await import('./panel-page.tsx')).PanelPage,
      })),
      screen('/admin/invoices', async () => ({
        Component: (await import('./invoices-page.tsx')).InvoicesPage,
      })),
      screen('/admin/invoices/:id', async () => ({
        Component: (await import('./invoice-page.tsx')).InvoicePage,
      })),
      screen('/admin/tickets', async () => ({
        Component: (await import('./tickets-page.tsx')).TicketsPage,
      })),
      screen('/admin/tickets/:id', async () => ({
        Component: (await import('./ticket-page.tsx')).TicketPage,
      })),
      screen('/admin/domains', async () => ({
        Component: (await import('./domains-page.tsx')).DomainsPage,
      })),
      screen('/admin/products', async () => ({
        Component: (await import('./products-page.tsx')).ProductsPage,
      })),
      screen('/admin/promotions', async () => ({
        Component: (await import('./promotions-page.tsx')).PromotionsPage,
      })),
      screen('/admin/gateways', async () => ({
        Component: (await import('./gateways-page.tsx')).GatewaysPage,
      })),
      screen('/admin/reports', async () => ({
        Component: (await import('./reports-page.tsx')).ReportsPage,
      })),
      screen('/admin/settings', async () => ({
        Component: (await import('./settings-page.tsx')).SettingsPage,
      })),
      screen('/admin/utilities', async () => ({
        Component: (await import('./utilities-page.tsx')).UtilitiesPage,
      })),
      screen('/admin/client-groups', coming),
      screen('/admin/quotes', coming),
      screen('/admin/transactions', async () => ({
        Component: (await import('./transactions-page.tsx')).TransactionsPage,
      })),
      screen('/admin/domain-pricing', async () => ({
        Component: (await import('./domain-pricing-page.tsx')).DomainPricingPage,
      })),
      screen('/admin/knowledgebase', coming),
      screen('/admin/announcements', async () => ({
        Component: (await import('./announcements-page.tsx')).AnnouncementsPage,
      })),
      screen('/admin/downloads', coming),
      screen('/admin/chat', coming),
      screen('/admin/affiliates', coming),
      screen('/admin/email-marketing', coming),
      screen('/admin/analytics', coming),
      screen('/admin/logs', async () => ({
        Component: (await import('./logs-page.tsx')).LogsPage,
      })),
      screen('/admin/security', async () => ({
        Component: (await import('./security-page.tsx')).SecurityPage,
      })),
      screen('/admin/*', overview),
    ],
  },
]

function screen(path: string, lazy: () => Promise<{ Component: ComponentType }>): RouteObject {
  return {
    path,
    handle: {
      title: `${screenAt(path).title}, admin`,
      description: 'The panel of the shop.',
      isPrivate: true,
    } satisfies PageHandle,
    lazy,
  }
}
