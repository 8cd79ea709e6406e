import { documentDay } from '@hostfront/documents/sheet/document-days'
import { minutesInWords } from '@hostfront/domain/accounts/minutes-in-words'
import { TOKEN_MINUTES } from '@hostfront/domain/accounts/token-minutes'
import type { MailMessage } from '@hostfront/domain/mail/mail-message'
import { formatCoins, formatMoney } from '@hostfront/domain/money/format-money'
import {
  invoicePath,
  type MailWords,
  type ShopFacts,
  seeService,
  teamAt,
  type WordsOf,
} from './mail-phrases.ts'
import { refundWords } from './refund-words.ts'
import { reminderWords, wayLines } from './reminder-words.ts'
import { SERVICE_WORDS } from './service-words.ts'
import { staffNewsWords } from './staff-news-words.ts'

/**
 * Every sentence that the shop writes by mail. Tokens are in the fragment of their link, which browsers
 * send to nobody: neither a log nor a referrer ever holds one.
 */
const WORDS: WordsOf = {
  ...SERVICE_WORDS,
  'password-reset': ({ token }, { siteName }) => ({
    subject: `Reset your ${siteName} password`,
    paragraphs: [
      `Somebody, hopefully you, asked to reset the password of your ${siteName} account.`,
      `The link below lets you choose a new one. It works once, within ${minutesInWords(TOKEN_MINUTES['password-reset'])}.`,
      'If it was not you, ignore this mail: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', path: withToken('/reset-password', token) },
  }),
  'email-verification': ({ token }, { siteName }) => ({
    subject: `Confirm your e-mail address for ${siteName}`,
    paragraphs: [
      `This address was given for an account at ${siteName}. Confirm that it is yours with the link below.`,
      `The link works once, within ${minutesInWords(TOKEN_MINUTES['email-verification'])}.`,
      'If you have no account there, ignore this mail.',
    ],
    action: { label: 'Confirm my address', path: withToken('/verify-email', token) },
  }),
  'email-change': ({ token }, { siteName }) => ({
    subject: `Confirm your new e-mail address for ${siteName}`,
    paragraphs: [
      `This address was given as the new one of an account at ${siteName}. Confirm that it is yours with the link below; from then on you log in with it.`,
      `Open it in the browser in which you are logged in. The link works once, within ${minutesInWords(TOKEN_MINUTES['email-change'])}.`,
      'If it was not you, ignore this mail: nothing changes.',
    ],
    action: { label: 'Confirm my address', path: withToken('/verify-email', token) },
  }),
  'email-changed': (_, { siteName, contactEmail }) => ({
    subject: `The e-mail address of your ${siteName} account was changed`,
    paragraphs: [
      `Your ${siteName} account has another e-mail address now: you log in with that one, and mails go there.`,
      `If it was not you, write to ${teamAt(contactEmail)} at once.`,
    ],
    action: { label: 'Open the shop', path: '/' },
  }),
  'account-added': ({ token }, { siteName }) => ({
    subject: `Your account at ${siteName}`,
    paragraphs: [
      `Our team has opened an account at ${siteName} for you.`,
      `Choose its password with the link below. The link works once, within ${minutesInWords(TOKEN_MINUTES['password-reset'])}; after that, "Forgot password" on the login page mails you another.`,
    ],
    action: { label: 'Choose a password', path: withToken('/reset-password', token) },
  }),
  'password-changed': (_, { siteName, contactEmail }) => ({
    subject: `Your ${siteName} password was changed`,
    paragraphs: [
      `The password of your ${siteName} account was just changed, and every other session was signed out.`,
      `If it was not you, write to ${teamAt(contactEmail)} at once.`,
    ],
    action: { label: 'Open your dashboard', path: '/dashboard' },
  }),
  'order-approved': ({ serverName, serviceId }) => ({
    subject: `Your order is approved: ${serverName}`,
    paragraphs: [`Your order "${serverName}" is approved. Now we set up your server.`],
    action: seeService(serviceId),
  }),
  'order-rejected': ({ serverName, reason }, { contactEmail }) => ({
    subject: `Your order was rejected: ${serverName}`,
    paragraphs: [
      `We could not accept your order "${serverName}".`,
      ...(reason.trim() ? [`The reason: ${reason}`] : []),
      'What you paid comes back: coins at once, other payments from our team.',
      `Questions? Write to ${teamAt(contactEmail)}.`,
    ],
    action: { label: 'Open your dashboard', path: '/dashboard' },
  }),
  'invoice-issued': (
    { number, total, owed = total, dueDate, invoiceId, way },
    { siteName, currency },
  ) => {
    const [amount, due] = [formatMoney(owed, currency), documentDay(dueDate)]
    return {
      subject: `Invoice ${number} from ${siteName}`,
      paragraphs: [
        `Invoice ${number} for ${formatMoney(total, currency)} is ready. It is due on ${due}.`,
        ...(way && owed < total ? [`Still to pay: ${amount}.`] : []),
        ...(way ? wayLines(way, { amount, reference: number, due }) : []),
      ],
      action: { label: 'See and pay your invoice', path: invoicePath(invoiceId) },
    }
  },
  'invoice-reminder': reminderWords,
  'invoice-paid': ({ number, invoiceId }) => ({
    subject: `Invoice ${number} is paid`,
    paragraphs: [`We received your payment of invoice ${number}. Thank you.`],
    action: { label: 'See your invoice', path: invoicePath(invoiceId) },
  }),
  'payment-received-in-part': ({ number, invoiceId, amount, missing }, { currency }) => ({
    subject: `A part of invoice ${number} is paid`,
    paragraphs: [
      `We received ${formatMoney(amount, currency)} for invoice ${number}. Thank you.`,
      `${formatMoney(missing, currency)} is still to be paid. The invoice says how.`,
    ],
    action: { label: 'See your invoice', path: invoicePath(invoiceId) },
  }),
  'payment-rejected': ({ amount, reason }, { currency, contactEmail }) => ({
    subject: 'We could not confirm your payment',
    paragraphs: [
      `You told us that you had paid ${formatMoney(amount, currency)}. We could not confirm it.`,
      ...(reason.trim() ? [`The reason: ${reason}`] : []),
      `Look at the details and tell us again, or write to ${teamAt(contactEmail)}.`,
    ],
    action: { label: 'See your payments', path: '/dashboard?tab=billing' },
  }),
  'coins-bought': ({ amount, balance }) => ({
    subject: 'Your coins are here',
    paragraphs: [
      `Your payment has arrived, and ${formatCoins(amount)} coins are in your balance. It is ${formatCoins(balance)} now.`,
    ],
    action: { label: 'See your coins', path: '/dashboard?tab=billing' },
  }),
  'credit-note-issued': ({ number, invoiceNumber, invoiceId, amount, toCoins }, { currency }) => ({
    subject: `Credit note ${number} for invoice ${invoiceNumber}`,
    paragraphs: [
      `Credit note ${number} takes back ${formatMoney(amount, currency)} of invoice ${invoiceNumber}.`,
      toCoins
        ? 'The amount is in your coins now.'
        : 'Our team sends the money back and writes to you when it is on its way. What you paid with coins is in your balance again.',
    ],
    action: { label: 'See your invoice', path: invoicePath(invoiceId) },
  }),
  'refund-sent': refundWords,
  'domain-renewed': ({ domainName, expiresAt }) => ({
    subject: `Your domain is renewed: ${domainName}`,
    paragraphs: [`Your domain ${domainName} is renewed until ${documentDay(expiresAt)}.`],
    action: { label: 'See your domains', path: '/dashboard?tab=domains' },
  }),
  'domain-expiring': ({ domainName, expiresAt }) => ({
    subject: `Your domain expires soon: ${domainName}`,
    paragraphs: [
      `Your domain ${domainName} expires on ${documentDay(expiresAt)}.`,
      'Renew it before then to keep it for another year.',
    ],
    action: { label: 'Renew your domain', path: '/dashboard?tab=domains' },
  }),
  'domain-expired': ({ domainName, renewableUntil }) => ({
    subject: `Your domain has expired: ${domainName}`,
    paragraphs: [
      `Your domain ${domainName} has expired. It can be renewed until ${documentDay(renewableUntil)}; after that others may take it.`,
    ],
    action: { label: 'Renew your domain', path: '/dashboard?tab=domains' },
  }),
  'ticket-answered': ({ subject, ticketId, answer }) => ({
    subject: `Your ticket has an answer: ${subject}`,
    paragraphs: [
      `Our team has answered your ticket "${subject}"${answer ? ':' : '.'}`,
      ...linesOf(answer ?? ''),
    ],
    action: { label: 'Read the answer', path: ticketPath(ticketId) },
  }),
  'ticket-closed': ({ subject, ticketId }, { contactEmail }) => ({
    subject: `Your ticket is closed: ${subject}`,
    paragraphs: [
      `Our team has closed your ticket "${subject}".`,
      `If something is left, reopen it, or write to ${teamAt(contactEmail)}.`,
    ],
    action: { label: 'See your ticket', path: ticketPath(ticketId) },
  }),
  'coins-changed': ({ amount, balance }) => ({
    subject: amount < 0 ? 'Coins were taken from your balance' : 'Coins were added to your balance',
    paragraphs: [
      `Coins ${amount < 0 ? 'taken from' : 'added to'} your balance: ${formatCoins(Math.abs(amount))}. The balance is ${formatCoins(balance)} now.`,
    ],
    action: { label: 'See your coins', path: '/dashboard?tab=billing' },
  }),
  'staff-news': staffNewsWords,
}

export function wordsOf<Kind extends MailMessage['kind']>(
  message: Extract<MailMessage, { kind: Kind }>,
  shop: ShopFacts,
): MailWords {
  // The table has a function for each kind that takes this kind, which TypeScript cannot follow.
  const words = WORDS[message.kind] as (given: typeof message, of: ShopFacts) => MailWords
  return words(message, shop)
}

/** A paragraph each; a mail has no others. */
const linesOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.trim() !== '')

function ticketPath(id: string): string {
  return `/dashboard?tab=support&ticket=${encodeURIComponent(id)}`
}

function withToken(path: string, token: string): string {
  return `${path}#token=${encodeURIComponent(token)}`
}
