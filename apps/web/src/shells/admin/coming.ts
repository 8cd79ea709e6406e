interface Coming {
  /** What the screen will do, and what to use until then. */
  readonly line: string
  /** The screen to use until then. */
  readonly instead: string
}

/** What screens that are not built yet say, by their paths. */
export const COMING: Readonly<Record<string, Coming>> = {
  '/admin/client-groups': {
    line: 'Client groups will have discounts of their own. Until then, note what was agreed on the client’s page.',
    instead: '/admin/clients',
  },
  '/admin/quotes': {
    line: 'Quotes will be offers that a client accepts as an order. Until then, send a voucher for a price of its own.',
    instead: '/admin/promotions',
  },
  '/admin/knowledgebase': {
    line: 'The knowledgebase will hold articles that answer what is often asked. Until then, answer in tickets.',
    instead: '/admin/tickets',
  },
  '/admin/downloads': {
    line: 'Downloads will be files for customers. Until then, link to them in announcements and tickets.',
    instead: '/admin/announcements',
  },
  '/admin/chat': {
    line: 'Live chat will let you answer visitors while they write. Until then, they open tickets or write to you from the contact page.',
    instead: '/admin/tickets',
  },
  '/admin/affiliates': {
    line: 'Affiliates will be rewarded for the customers they bring. Until then, give each a voucher code and see how often it was used.',
    instead: '/admin/promotions',
  },
  '/admin/email-marketing': {
    line: 'Email marketing will send mails to the subscribers of the newsletter. Until then, export their addresses under Tickets, Messages.',
    instead: '/admin/tickets?view=messages',
  },
  '/admin/analytics': {
    line: 'Analytics will count visits, and which of them lead to orders. Until then, the dashboard shows the orders of the last 30 days, and reports show the income.',
    instead: '/admin/reports',
  },
}
