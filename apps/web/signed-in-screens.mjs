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
 * what is due, and before services had servers, compared and given back, and payments a list of their own. It is meant
 * to get back there.
 */
export const signedInScreens = [
  panel('/admin', 'overview', ['admin', 'orders'], 234, 179),
  panel('/admin/clients', 'clients', ['clients'], 223, 174),
  panel('/admin/orders', 'orders', ['orders'], 256, 207),
  panel('/admin/invoices', 'invoices', ['billing'], 245, 199),
  panel('/admin/transactions', 'transactions', ['payments'], 243, 198),
  panel('/admin/services', 'services', ['services'], 257, 212),
  panel('/admin/services/:id', 'service', ['services'], 260, 209),
  panel('/admin/delivery', 'delivery', ['delivery'], 256, 205),
  panel('/admin/panels', 'panels', ['panels'], 239, 191),
  panel('/admin/products', 'products', [], 261, 223),
  panel('/admin/promotions', 'promotions', ['vouchers'], 242, 199),
  panel('/admin/tickets', 'tickets', ['tickets'], 222, 176),
  panel('/admin/announcements', 'announcements', [], 238, 195),
  panel('/admin/settings', 'settings', ['shop'], 234, 182),
  panel('/admin/logs', 'logs', ['audit', 'clients'], 228, 178),
  panel('/admin/utilities', 'utilities', [], 231, 188),
  panel('/admin/domains', 'coming', [], 201, 157),
  tab('overview', ['orders', 'billing', 'domains', 'services', 'tickets'], 265, 200),
  tab('services', ['orders', 'services'], 260, 200),
  {
    path: '/dashboard/services/:id',
    chunks: ['src/routes/account/service-page.tsx', ...ACCOUNT],
    modules: [...ALWAYS, handlersOf('services')],
    embedded: 253,
    remote: 203,
  },
  tab('domains', ['domains', 'services'], 253, 200),
  tab('billing', ['billing', 'services'], 256, 200),
  tab('support', ['services', 'tickets'], 266, 210, ['src/features/tickets/my-tickets.tsx']),
  tab('account', ['services', 'shop'], 276, 215, ['src/routes/account/account-tab.tsx']),
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
