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
 * kilobytes of script in all, React included, that the screen may load in that edition: what it loads today and up to
 * three more. The list of users, from which most others differ by a few forms, was under 200 before permissions,
 * options and payments were data, and before the shop asked again for the password, watched its clock and showed staff
 * what is due, before services had servers, and before buyers had questions, legal pages, tax ids and coin packages.
 * It is meant to get back there.
 */
export const signedInScreens = [
  panel('/admin', 'overview', ['admin', 'orders'], 239, 183),
  panel('/admin/clients', 'clients', ['clients'], 227, 177),
  panel('/admin/orders', 'orders', ['orders'], 260, 210),
  panel('/admin/invoices', 'invoices', ['billing'], 250, 202),
  panel('/admin/transactions', 'transactions', ['payments'], 246, 200),
  panel('/admin/services', 'services', ['services'], 262, 216),
  panel('/admin/services/:id', 'service', ['services'], 266, 213),
  panel('/admin/delivery', 'delivery', ['delivery'], 261, 208),
  panel('/admin/panels', 'panels', ['panels'], 243, 194),
  panel('/admin/products', 'products', [], 266, 227),
  panel('/admin/promotions', 'promotions', ['vouchers'], 246, 202),
  panel('/admin/tickets', 'tickets', ['tickets'], 227, 179),
  panel('/admin/announcements', 'announcements', [], 242, 198),
  panel('/admin/settings', 'settings', ['shop'], 238, 185),
  panel('/admin/logs', 'logs', ['audit', 'clients'], 232, 182),
  panel('/admin/utilities', 'utilities', [], 235, 192),
  panel('/admin/domains', 'coming', [], 204, 160),
  tab('overview', ['orders', 'billing', 'domains', 'services', 'tickets'], 278, 211),
  tab('services', ['orders', 'services'], 273, 211),
  {
    path: '/dashboard/services/:id',
    chunks: ['src/routes/account/service-page.tsx', ...ACCOUNT],
    modules: [...ALWAYS, handlersOf('services')],
    embedded: 263,
    remote: 210,
  },
  {
    path: '/dashboard/orders/:id',
    chunks: ['src/routes/account/order-page.tsx', ...ACCOUNT],
    modules: [...ALWAYS, handlersOf('orders')],
    embedded: 252,
    remote: 203,
  },
  tab('domains', ['domains', 'services'], 265, 211),
  tab('billing', ['billing', 'services'], 269, 211),
  tab('support', ['services', 'tickets'], 279, 222, ['src/features/tickets/my-tickets.tsx']),
  tab('account', ['services', 'shop'], 289, 228, ['src/routes/account/account-tab.tsx']),
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
