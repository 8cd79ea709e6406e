import type { RouteObject } from 'react-router'
import type { PageHandle } from '../page-handle.ts'

/** The panel: every path of the seed, section 2, and any other below /admin, which shows the overview. */
export const adminRoutes: RouteObject[] = [
  {
    // Lazy like a page: visitors never load the panel's frame.
    lazy: async () => ({
      Component: (await import('../../shells/admin/admin-shell.tsx')).AdminShell,
    }),
    children: [
      overview('/admin', 'Dashboard'),
      {
        path: '/admin/orders',
        lazy: async () => ({ Component: (await import('./orders-page.tsx')).OrdersPage }),
        handle: panelPage('Orders'),
      },
      coming('/admin/clients', 'User Management', 'Accounts cannot be changed here yet.'),
      coming('/admin/users', 'User Management', 'Accounts cannot be changed here yet.'),
      coming(
        '/admin/services',
        'Service Management',
        'A service starts when its order is approved; it cannot be changed here yet.',
      ),
      coming(
        '/admin/invoices',
        'Invoices',
        'Until then, an invoice stands with its order: record its payment when you approve the order.',
      ),
      coming(
        '/admin/tickets',
        'Tickets',
        'Until then, customers reach you by e-mail and in the community chat.',
      ),
      coming('/admin/domains', 'Domains', 'Domains are not sold in this shop yet.'),
      coming('/admin/products', 'Products', 'Until then, the shop sells the plans it opened with.'),
      coming(
        '/admin/promotions',
        'Promotions',
        'Until then, the voucher the shop opened with is valid.',
      ),
      coming(
        '/admin/gateways',
        'Payment Gateways',
        'Until then, customers pay with coins or off-site, and you record their payments with the orders.',
      ),
      coming('/admin/reports', 'Reports', 'Until then, the dashboard shows what is waiting.'),
      coming('/admin/settings', 'Settings', 'Until then, the shop runs with its default settings.'),
      overview('/admin/client-groups', 'Client Groups'),
      overview('/admin/quotes', 'Quotes'),
      overview('/admin/transactions', 'Transactions'),
      overview('/admin/domain-pricing', 'Domain Pricing'),
      overview('/admin/knowledgebase', 'Knowledgebase'),
      overview('/admin/announcements', 'Announcements'),
      overview('/admin/downloads', 'Downloads'),
      overview('/admin/chat', 'Live Chat'),
      overview('/admin/affiliates', 'Affiliates'),
      overview('/admin/email-marketing', 'Email Marketing'),
      overview('/admin/analytics', 'Analytics'),
      {
        path: '/admin/utilities',
        lazy: async () => ({ Component: (await import('./utilities-page.tsx')).UtilitiesPage }),
        handle: panelPage('Utilities'),
      },
      overview('/admin/logs', 'Logs'),
      overview('/admin/security', 'Security'),
      overview('/admin/*', 'Dashboard'),
    ],
  },
]

function overview(path: string, title: string): RouteObject {
  return {
    path,
    handle: panelPage(title),
    lazy: async () => ({ Component: (await import('./overview-page.tsx')).OverviewPage }),
  }
}

function coming(path: string, title: string, line: string): RouteObject {
  return {
    path,
    handle: panelPage(title),
    lazy: async () => {
      const { ComingPage } = await import('./coming-page.tsx')
      return { element: <ComingPage title={title} line={line} /> }
    },
  }
}

function panelPage(title: string): PageHandle {
  return { title: `${title}, admin`, description: 'The panel of the shop.', isPrivate: true }
}
