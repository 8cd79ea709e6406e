// The screens behind the login: what each loads, and how much script that may be.

const backend = (path) => `../../packages/backend/src/${path}.ts`
const room = (noun) => backend(`${noun}/procedures`)

/** What the shop in the page loads for each of them: it looks for what is due and for news. */
const ALWAYS = [backend('lifecycle/run-due'), room('announcements')]

const DASHBOARD = [
  'src/shells/account/account-shell.tsx',
  'src/routes/account/dashboard-page.tsx',
  'src/features/announcements/notification-bell.tsx',
  'src/features/announcements/announcement-banner.tsx',
]

/**
 * `chunks` are drawn, `rooms` are those of the backend that are asked, where it is in the page. `embedded` and `remote`:
 * kilobytes of script in all, React included, that the screen may load in that edition. They stand a line above what it
 * loads today; 200 is what the list of users is meant to load.
 */
export const backRoomScreens = [
  panel('/admin', 'overview', ['desk', 'orders'], 241, 206),
  panel('/admin/clients', 'clients', ['clients'], 242, 208),
  panel('/admin/orders', 'orders', ['orders'], 253, 221),
  panel('/admin/invoices', 'invoices', ['billing'], 248, 218),
  panel('/admin/services', 'services', ['services'], 251, 221),
  panel('/admin/products', 'products', ['plans'], 249, 220),
  panel('/admin/promotions', 'promotions', ['vouchers'], 250, 221),
  panel('/admin/tickets', 'tickets', ['tickets'], 242, 209),
  panel('/admin/announcements', 'announcements', [], 242, 213),
  panel('/admin/settings', 'settings', ['shop'], 236, 204),
  panel('/admin/logs', 'logs', ['audit', 'clients'], 246, 210),
  panel('/admin/utilities', 'utilities', [], 236, 208),
  panel('/admin/domains', 'coming', [], 221, 191),
  tab('overview', ['orders', 'billing', 'domains', 'services', 'tickets'], 239, 200),
  tab('services', ['orders', 'services'], 235, 200),
  tab('domains', ['domains', 'services'], 231, 200),
  tab('billing', ['billing', 'services'], 232, 200),
  tab('support', ['services', 'tickets'], 242, 209, ['src/features/tickets/my-tickets.tsx']),
  tab('account', ['services', 'shop'], 249, 216, ['src/routes/account/account-tab.tsx']),
]

function panel(path, page, nouns, embedded, remote) {
  const chunks = ['src/routes/admin/routes.tsx', `src/routes/admin/${page}-page.tsx`]
  return { path, chunks, rooms: [...ALWAYS, ...nouns.map(room)], embedded, remote }
}

function tab(name, nouns, embedded, remote, more = []) {
  const path = `/dashboard?tab=${name}`
  const rooms = [...ALWAYS, ...nouns.map(room)]
  return { path, chunks: [...DASHBOARD, ...more], rooms, embedded, remote }
}
