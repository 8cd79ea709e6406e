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
 * and before services could be cancelled and changed, held and priced anew, and tax had rules and books could be closed.
 * It is meant to get back there.
 */
export const signedInScreens = [
  panel('/admin', 'overview', ['admin', 'orders'], 270, 192),
  panel('/admin/clients', 'clients', ['clients'], 258, 192),
  panel('/admin/orders', 'orders', ['orders'], 296, 234),
  panel('/admin/orders/:id', 'order', ['orders', 'audit'], 292, 224),
  panel('/admin/invoices/:id', 'invoice', ['billing', 'audit'], 290, 230),
  panel('/admin/invoices', 'invoices', ['billing'], 283, 226),
  panel('/admin/transactions', 'transactions', ['payments', 'declarations'], 297, 222),
  panel('/admin/services', 'services', ['services'], 297, 237),
  panel('/admin/services/:id', 'service', ['services'], 304, 232),
  panel('/admin/delivery', 'delivery', ['delivery'], 287, 220),
  panel('/admin/panels', 'panels', ['panels'], 266, 206),
  panel('/admin/products', 'products', [], 289, 238),
  panel('/admin/promotions', 'promotions', ['vouchers'], 269, 213),
  panel('/admin/tickets', 'tickets', ['tickets'], 251, 191),
  panel('/admin/announcements', 'announcements', [], 266, 211),
  panel('/admin/reports', 'reports', ['reports', 'delivery', 'books'], 274, 201),
  panel('/admin/settings', 'settings', ['shop'], 261, 198),
  panel('/admin/logs', 'logs', ['audit', 'clients'], 263, 196),
  panel('/admin/security', 'security', ['security', 'audit'], 277, 219),
  panel('/admin/utilities', 'utilities', ['upkeep'], 262, 206),
  panel('/admin/domains', 'domains', ['domains'], 280, 227),
  panel('/admin/domain-pricing', 'domain-pricing', ['domains'], 262, 205),
  panel('/admin/gateways', 'gateways', ['gateways'], 288, 221),
  tab('overview', ['orders', 'billing', 'domains', 'services', 'tickets'], 317, 226),
  tab('services', ['orders', 'services'], 309, 226),
  {
    path: '/dashboard/services/:id',
    chunks: ['src/routes/account/service-page.tsx', ...ACCOUNT],
    modules: [...ALWAYS, handlersOf('services')],
    embedded: 300,
    remote: 233,
  },
  {
    path: '/dashboard/orders/:id',
    chunks: ['src/routes/account/order-page.tsx', ...ACCOUNT],
    modules: [...ALWAYS, handlersOf('orders'), handlersOf('declarations')],
    embedded: 279,
    remote: 199,
  },
  tab('domains', ['domains', 'services'], 300, 226),
  tab('billing', ['billing', 'services'], 304, 226),
  tab('support', ['services', 'tickets'], 316, 244, ['src/features/tickets/my-tickets.tsx']),
  tab('account', ['services', 'shop'], 322, 244, ['src/routes/account/account-tab.tsx']),
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
