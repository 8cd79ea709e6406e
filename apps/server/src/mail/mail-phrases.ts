import type { MailMessage } from '@hostfront/domain/mail/mail-message'
import type { Settings } from '@hostfront/domain/settings/settings'

/** What a mail needs to know of the shop. */
export type ShopFacts = Pick<Settings, 'siteName' | 'currency' | 'contactEmail'>

/** The words of a mail, plain: nothing in here is escaped or a header yet. */
export interface MailWords {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** The one thing to press; `path` is below the shop's address. */
  readonly action: { readonly label: string; readonly path: string }
}

/** The words of some kinds of mails. */
export type WordsOf<Some extends MailMessage['kind'] = MailMessage['kind']> = {
  readonly [Kind in Some]: (
    message: Extract<MailMessage, { kind: Kind }>,
    shop: ShopFacts,
  ) => MailWords
}

/** A shop without an address has a contact form. */
export function teamAt(contactEmail: string): string {
  return contactEmail || 'us on our contact page'
}

export function count(amount: number, unit: string): string {
  return amount === 1 ? `one ${unit}` : `${amount} ${unit}s`
}

/** Where a customer sees one service, or all of them where a mail of an earlier version names none. */
export function seeService(id?: string): MailWords['action'] {
  return id
    ? { label: 'See your service', path: `/dashboard/services/${encodeURIComponent(id)}` }
    : { label: 'See your services', path: '/dashboard?tab=services' }
}

/** Where a customer sees one invoice, or all of them where a mail of an earlier version names none. */
export function invoicePath(id?: string): string {
  const tab = '/dashboard?tab=billing'
  return id ? `${tab}&invoice=${encodeURIComponent(id)}` : tab
}
