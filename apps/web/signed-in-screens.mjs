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
 * what is due. It is meant to get back there.
 */
export const signedInScreens = [
  panel('/admin', 'overview', ['admin', 'orders'], 219, 174),
  panel('/admin/clients', 'clients', ['clients'], 213, 171),
  panel('/admin/orders', 'orders', ['orders'], 241, 201),
  panel('/admin/invoices', 'invoices', ['billing'], 235, 199),
  panel('/admin/services', 'services', ['services'], 238, 205),
  panel('/admin/services/:id', 'service', ['services'], 231, 194),
  panel('/admin/products', 'products', [], 240, 207),
  panel('/admin/promotions', 'promotions', ['vouchers'], 232, 196),
  panel('/admin/tickets', 'tickets', ['tickets'], 212, 173),
  panel('/admin/announcements', 'announcements', [], 227, 192),
  panel('/admin/settings', 'settings', ['shop'], 223, 178),
  panel('/admin/logs', 'logs', ['audit', 'clients'], 218, 175),
  panel('/admin/utilities', 'utilities', [], 220, 186),
  panel('/admin/domains', 'coming', [], 191, 155),
  tab('overview', ['orders', 'billing', 'domains', 'services', 'tickets'], 248, 198),
  tab('services', ['orders', 'services'], 243, 198),
  {
    path: '/dashboard/services/:id',
    chunks: ['src/routes/account/service-page.tsx', ...ACCOUNT],
    modules: [...ALWAYS, handlersOf('services')],
    embedded: 231,
    remote: 193,
  },
  tab('domains', ['domains', 'services'], 236, 198),
  tab('billing', ['billing', 'services'], 239, 198),
  tab('support', ['services', 'tickets'], 249, 209, ['src/features/tickets/my-tickets.tsx']),
  tab('account', ['services', 'shop'], 258, 214, ['src/routes/account/account-tab.tsx']),
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
