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
 * before services could be cancelled and changed, held and priced anew, and tax had rules and books could be closed,
 * before there were disputes, a second currency, coins by card and checked VAT numbers,
 * before what is loading was drawn,
 * before an open invoice said whether its customer has told of a payment,
 * before the queue of orders said so, and a switch whether it is on,
 * before an invoice's row gave its file,
 * before the list of services said which one staff are to set up,
 * before a table said what of a row leads a phone's card,
 * before the queue of tickets said how they begin and since when they are unanswered,
 * before lists said of how many a page is and what is near,
 * before services were cards of the overview and a wait was said as the operator means it,
 * before orders were narrowed by their payment and services found by their address,
 * before a form's problem went as soon as its field was right,
 * and before pages named the locations that orders offer.
 * It is meant to get back there.
 */
export const signedInScreens = [
  panel('/admin', 'overview', ['admin', 'orders'], 289, 203),
  panel('/admin/clients', 'clients', ['clients'], 266, 197),
  panel('/admin/orders', 'orders', ['orders'], 317, 250),
  panel('/admin/orders/:id', 'order', ['orders', 'audit', 'declarations'], 321, 244),
  panel('/admin/invoices/:id', 'invoice', ['billing', 'audit', 'declarations'], 319, 245),
  panel('/admin/invoices', 'invoices', ['billing'], 301, 238),
  panel('/admin/transactions', 'transactions', ['payments', 'declarations'], 310, 231),
  panel('/admin/services', 'services', ['services'], 313, 248),
  panel('/admin/services/:id', 'service', ['services', 'audit'], 328, 250),
  panel('/admin/delivery', 'delivery', ['delivery'], 297, 227),
  panel('/admin/panels', 'panels', ['panels'], 276, 210),
  panel('/admin/products', 'products', [], 301, 245),
  panel('/admin/promotions', 'promotions', ['vouchers'], 280, 218),
  panel('/admin/tickets', 'tickets', ['tickets'], 262, 198),
  panel('/admin/announcements', 'announcements', [], 276, 216),
  panel('/admin/reports', 'reports', ['reports', 'delivery', 'books'], 283, 207),
  panel('/admin/settings', 'settings', ['shop'], 278, 212),
  panel('/admin/logs', 'logs', ['audit', 'clients'], 272, 201),
  panel('/admin/security', 'security', ['security', 'audit'], 288, 224),
  panel('/admin/utilities', 'utilities', ['upkeep'], 271, 210),
  panel('/admin/domains', 'domains', ['domains'], 292, 235),
  panel('/admin/domain-pricing', 'domain-pricing', ['domains'], 272, 210),
  panel('/admin/gateways', 'gateways', ['gateways'], 307, 232),
  tab(
    'overview',
    ['orders', 'billing', 'domains', 'services', 'tickets', 'declarations'],
    357,
    250,
  ),
  tab('services', ['orders', 'services', 'declarations'], 346, 250),
  {
    path: '/dashboard/services/:id',
    chunks: ['src/routes/account/service-page.tsx', ...ACCOUNT],
    modules: [...ALWAYS, handlersOf('services'), handlersOf('declarations')],
    embedded: 337,
    remote: 251,
  },
  {
    path: '/dashboard/orders/:id',
    chunks: ['src/routes/account/order-page.tsx', ...ACCOUNT],
    modules: [...ALWAYS, handlersOf('orders'), handlersOf('declarations')],
    embedded: 300,
    remote: 215,
  },
  tab('domains', ['domains', 'services'], 327, 250),
  tab('billing', ['billing', 'services', 'declarations'], 342, 250),
  tab('support', ['services', 'tickets'], 348, 270, ['src/features/tickets/my-tickets.tsx']),
  tab('account', ['services', 'shop'], 352, 270, ['src/routes/account/account-tab.tsx']),
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
