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
 * loads today; the list of users, from which most others differ by a few forms, is meant to stay under 200.
 */
export const backRoomScreens = [
  panel('/admin', 'overview', ['desk', 'orders'], 199, 163),
  panel('/admin/clients', 'clients', ['clients'], 200, 165),
  panel('/admin/orders', 'orders', ['orders'], 227, 194),
  panel('/admin/invoices', 'invoices', ['billing'], 222, 191),
  panel('/admin/services', 'services', ['services'], 223, 193),
  panel('/admin/products', 'products', ['plans'], 221, 192),
  panel('/admin/promotions', 'promotions', ['vouchers'], 222, 192),
  panel('/admin/tickets', 'tickets', ['tickets'], 200, 166),
  panel('/admin/announcements', 'announcements', [], 214, 185),
  panel('/admin/settings', 'settings', ['shop'], 202, 168),
  panel('/admin/logs', 'logs', ['audit', 'clients'], 203, 167),
  panel('/admin/utilities', 'utilities', [], 211, 183),
  panel('/admin/domains', 'coming', [], 180, 151),
  tab('overview', ['orders', 'billing', 'domains', 'services', 'tickets'], 231, 190),
  tab('services', ['orders', 'services'], 226, 190),
  tab('domains', ['domains', 'services'], 222, 190),
  tab('billing', ['billing', 'services'], 224, 190),
  tab('support', ['services', 'tickets'], 233, 200, ['src/features/tickets/my-tickets.tsx']),
  tab('account', ['services', 'shop'], 242, 206, ['src/routes/account/account-tab.tsx']),
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
