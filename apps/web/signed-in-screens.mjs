// The screens behind the login: what each loads, and how much script that may be.

const backend = (path) => `../../packages/backend/src/${path}.ts`
const handlersOf = (noun) => backend(`procedures/${noun}`)

/** What the shop in the page loads for each of them: it looks for what is due and for news. */
const ALWAYS = [
  backend('lifecycle/run-in-time'),
  backend('clock/clock-watch'),
  handlersOf('announcements'),
  handlersOf('notifications'),
]

const ACCOUNT = [
  'src/shells/account/account-shell.tsx',
  'src/features/notifications/notification-bell.tsx',
  'src/features/announcements/announcement-banner.tsx',
]

/**
 * `chunks` are drawn, `modules` are those of the backend that are asked, where it is in the page. `embedded` and `remote`:
 * kilobytes of script in all, React included, that the screen may load in that edition: what it loads today and two to three more
 * (the names of files alone move a tenth). The list of users, from which most others differ by a few forms, was under 200 before permissions,
 * options and payments were data, and before the shop asked again for the password, watched its clock and showed staff
 * what is due, before services had servers, before buyers had questions, legal pages, tax ids and coin packages,
 * and before there were declared payments, files, credit notes, reminders, reports and domains of the team,
 * and before services could be cancelled and changed, by invoice and with their options, too.
 * It is meant to get back there.
 */
export const signedInScreens = [
  panel('/admin', 'overview', ['admin', 'orders'], 266, 190),
  panel('/admin/clients', 'clients', ['clients'], 252, 188),
  panel('/admin/orders', 'orders', ['orders'], 291, 231),
  panel('/admin/orders/:id', 'order', ['orders', 'audit'], 284, 220),
  panel('/admin/invoices/:id', 'invoice', ['billing', 'audit'], 280, 221),
  panel('/admin/invoices', 'invoices', ['billing'], 276, 222),
  panel('/admin/transactions', 'transactions', ['payments', 'declarations'], 288, 217),
  panel('/admin/services', 'services', ['services'], 292, 234),
  panel('/admin/services/:id', 'service', ['services'], 297, 229),
  panel('/admin/delivery', 'delivery', ['delivery'], 283, 217),
  panel('/admin/panels', 'panels', ['panels'], 262, 201),
  panel('/admin/products', 'products', [], 284, 232),
  panel('/admin/promotions', 'promotions', ['vouchers'], 265, 210),
  panel('/admin/tickets', 'tickets', ['tickets'], 247, 187),
  panel('/admin/announcements', 'announcements', [], 262, 206),
  panel('/admin/reports', 'reports', ['reports', 'delivery', 'books'], 285, 215),
  panel('/admin/settings', 'settings', ['shop'], 256, 190),
  panel('/admin/logs', 'logs', ['audit', 'clients'], 256, 191),
  panel('/admin/security', 'security', ['security', 'audit'], 273, 214),
  panel('/admin/utilities', 'utilities', ['upkeep'], 258, 201),
  panel('/admin/domains', 'domains', ['domains'], 276, 224),
  panel('/admin/domain-pricing', 'domain-pricing', ['domains'], 258, 199),
  panel('/admin/gateways', 'gateways', ['gateways'], 278, 216),
  tab('overview', ['orders', 'billing', 'domains', 'services', 'tickets'], 311, 220),
  tab('services', ['orders', 'services'], 301, 220),
  {
    path: '/dashboard/services/:id',
    chunks: ['src/routes/account/service-page.tsx', ...ACCOUNT],
    modules: [...ALWAYS, handlersOf('services')],
    embedded: 296,
    remote: 230,
  },
  {
    path: '/dashboard/orders/:id',
    chunks: ['src/routes/account/order-page.tsx', ...ACCOUNT],
    modules: [...ALWAYS, handlersOf('orders'), handlersOf('declarations')],
    embedded: 268,
    remote: 197,
  },
  tab('domains', ['domains', 'services'], 293, 220),
  tab('billing', ['billing', 'services'], 297, 220),
  tab('support', ['services', 'tickets'], 311, 239, ['src/features/tickets/my-tickets.tsx']),
  tab('account', ['services', 'shop'], 314, 239, ['src/routes/account/account-tab.tsx']),
]

function panel(path, page, nouns, embedded, remote) {
  const chunks = ['src/routes/admin/routes.tsx', `src/routes/admin/${page}-page.tsx`]
  return { path, chunks, modules: [...ALWAYS, ...nouns.map(handlersOf)], embedded, remote }
}

function tab(name, nouns, embedded, remote, more = []) {
  const path = `/dashboard?tab=${name}`
  const modules = [...ALWAYS, ...nouns.map(handlersOf)]
  const chunks = ['src/routes/account/dashboard-page.tsx', ...ACCOUNT, ...more]
  return { path, chunks, modules, embedded, remote }
}
