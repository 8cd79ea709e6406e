/** What screens are searched by that they do not say themselves, by their paths. */
export const SCREEN_WORDS: Readonly<Record<string, string>> = {
  '/admin/clients': 'customers users accounts',
  '/admin/orders': 'approve',
  '/admin/invoices': 'bills',
  '/admin/transactions': 'payments refunds bank statements proofs',
  '/admin/gateways': 'stripe paypal card',
  '/admin/products': 'plans prices options',
  '/admin/promotions': 'vouchers coupons discounts codes',
  '/admin/services': 'servers',
  '/admin/delivery': 'servers set up',
  '/admin/panels': 'pterodactyl pelican proxmox',
  '/admin/tickets': 'messages support newsletter',
  '/admin/reports': 'revenue income books vat months',
  '/admin/utilities': 'backup export import sample data',
  '/admin/logs': 'audit changes',
  '/admin/security': 'logins sessions api keys',
}
