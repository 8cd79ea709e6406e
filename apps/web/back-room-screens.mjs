// The screens behind the login: what each loads, and how much script that may be.

const backend = (path) => `../../packages/backend/src/${path}.ts`
const room = (noun) => backend(`${noun}/procedures`)

/** What the shop in the page loads for each of them: it looks for what is due and for news. */
const ALWAYS = [
  backend('lifecycle/run-in-time'),
  backend('clock/clock-watch'),
  room('announcements'),
]

const DASHBOARD = [
  'src/shells/account/account-shell.tsx',
  'src/routes/account/dashboard-page.tsx',
  'src/features/announcements/notification-bell.tsx',
  'src/features/announcements/announcement-banner.tsx',
]

/**
 * `chunks` are drawn, `rooms` are those of the backend that are asked, where it is in the page. `embedded` and `remote`:
 * kilobytes of script in all, React included, that the screen may load in that edition. They stand a line above what it
 * loads today. The list of users, from which most others differ by a few forms, was under 200 until features came to every
 * screen: the shop asks for the password before grave deeds, watches its clock, tells staff what is due, what came in and
 * what is missing, and waits for the connection. It is meant to get back there.
 */
export const backRoomScreens = [
  panel('/admin', 'overview', ['desk', 'orders'], 213, 173),
  panel('/admin/clients', 'clients', ['clients'], 206, 167),
  panel('/admin/orders', 'orders', ['orders'], 233, 198),
  panel('/admin/invoices', 'invoices', ['billing'], 229, 195),
  panel('/admin/services', 'services', ['services'], 233, 201),
  panel('/admin/products', 'products', ['plans'], 226, 194),
  panel('/admin/promotions', 'promotions', ['vouchers'], 223, 190),
  panel('/admin/tickets', 'tickets', ['tickets'], 204, 168),
  panel('/admin/announcements', 'announcements', [], 219, 187),
  panel('/admin/settings', 'settings', ['shop'], 212, 175),
  panel('/admin/logs', 'logs', ['audit', 'clients'], 211, 172),
  panel('/admin/utilities', 'utilities', [], 214, 183),
  panel('/admin/domains', 'coming', [], 184, 152),
  tab('overview', ['orders', 'billing', 'domains', 'services', 'tickets'], 239, 194),
  tab('services', ['orders', 'services'], 233, 194),
  tab('domains', ['domains', 'services'], 229, 194),
  tab('billing', ['billing', 'services'], 231, 194),
  tab('support', ['services', 'tickets'], 240, 203, ['src/features/tickets/my-tickets.tsx']),
  tab('account', ['services', 'shop'], 249, 209, ['src/routes/account/account-tab.tsx']),
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
