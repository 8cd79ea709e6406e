import type { UpkeepNotice } from '@hostfront/contract/upkeep'
import type { OpeningLack } from '@hostfront/domain/settings/opening'
import type { ConfirmableStep, OpeningStep } from '@hostfront/domain/settings/opening-steps'
import { formatMoment } from './dates.ts'
import { settingPath } from './setting-path.ts'

interface StepWords {
  readonly title: string
  readonly text: string
  /** Where it is done. */
  readonly to: string
  readonly link: string
  /** What belongs to it as well. */
  readonly also?: { readonly to: string; readonly link: string }
  /** What one has to have before the shop can open, in a word or two. */
  readonly need?: string
}

/** The steps from a new shop to its first order. */
export const STEP_WORDS: Record<OpeningStep, StepWords> = {
  seller: {
    title: 'Tell customers who you are',
    text: 'Name and address of the shop. They are on every invoice, and none is issued without them.',
    to: '/admin/settings?section=shop',
    link: 'Fill in the seller',
  },
  contact: {
    title: 'Tell customers where to write',
    text: 'One email address for questions and one for payments. No invoice is issued without them, either.',
    to: '/admin/settings?section=contact',
    link: 'Fill in the emails',
    also: {
      to: settingPath('billing', 'billing.answerHours'),
      link: 'Say how soon you answer',
    },
  },
  payments: {
    title: 'Tell customers how to pay',
    text: 'Account, number or address of at least one payment method, as customers are to read it.',
    to: '/admin/settings?section=payment',
    link: 'Fill in payment details',
  },
  links: {
    title: 'Add links to your chat or panel',
    text: 'WhatsApp, community chat and panels. Pages and the footer show only links that are set.',
    to: '/admin/settings?section=contact',
    link: 'Add links',
  },
  storefront: {
    title: 'Check what your pages say',
    text: 'Where your servers are, uptime, support at night and the rest. Switch off what is not so of yours; plans, questions and search engines have texts of their own.',
    to: '/admin/settings?section=storefront',
    link: 'Look at the claims',
  },
  legal: {
    title: 'Fill in the legal pages',
    text: 'Imprint and privacy. Until they are filled in, no page shows them.',
    to: '/admin/settings?section=legal',
    link: 'Write legal pages',
  },
  tax: {
    title: 'Check the tax',
    text: 'Its name, its rate, and the countries whose customers pay it. Only you know what is right.',
    to: '/admin/settings?section=tax',
    link: 'Look at the tax',
  },
  plans: {
    title: 'Put plans on sale',
    text: 'The example plans are archived. Set hardware and prices to what you have, then put at least one on sale.',
    to: '/admin/products',
    link: 'Edit plans',
    need: 'a plan on sale',
  },
  delivery: {
    title: 'Let a panel make your servers',
    text: 'Connect a panel and choose it for your first plan. Without one, your team sets up every server by hand.',
    to: '/admin/panels',
    link: 'Connect a panel',
  },
  mail: {
    title: 'Check that mail arrives',
    text: 'Verify your own email address: when the link reaches you, mails of the shop reach customers too.',
    to: '/dashboard?tab=account',
    link: 'Verify your email',
    need: 'a verified email address',
  },
  'second-factor': {
    title: 'Set up a second factor',
    text: 'Whoever has your password could otherwise take the whole shop.',
    to: '/dashboard?tab=account#security',
    link: 'Protect your account',
  },
  backup: {
    title: 'Back up every night',
    text: 'A copy of the shop is the way back when something breaks. For a server, the folder deploy holds a timer that dumps the database, and a rehearsal that restores it. The shop cannot see from inside whether they run.',
    to: '/admin/utilities',
    link: 'Export by hand',
  },
}

/** What a step is short of, and the settings where that is filled in. */
export const LACK_WORDS: Record<OpeningLack, { readonly name: string; readonly to: string }> = {
  siteName: { name: 'shop name', to: settingPath('shop', 'siteName') },
  address: { name: 'address', to: settingPath('shop', 'address') },
  contactEmail: { name: 'support email', to: settingPath('contact', 'contactEmail') },
  paymentsEmail: { name: 'payments email', to: settingPath('contact', 'paymentsEmail') },
  paymentDetails: { name: 'a way to pay', to: '/admin/settings?section=payment' },
  trialMethods: { name: 'trial methods off', to: '/admin/settings?section=payment' },
  whatsappLink: { name: 'WhatsApp', to: settingPath('contact', 'whatsappLink') },
  discordLink: { name: 'community chat', to: settingPath('contact', 'discordLink') },
  gamePanelLink: { name: 'game panel', to: settingPath('contact', 'gamePanelLink') },
  databasePanelLink: { name: 'database panel', to: settingPath('contact', 'databasePanelLink') },
  orderLocations: { name: 'Orders offer other places', to: '/admin/products?tab=options' },
  imprint: { name: 'imprint', to: settingPath('legal', 'legal.imprint') },
  privacy: { name: 'privacy', to: settingPath('legal', 'legal.privacy') },
}

/** What the team says of what the shop cannot see. */
export const CONFIRM_WORDS: Record<ConfirmableStep, string> = {
  links: 'We use no other links',
  storefront: 'All of it is true',
  legal: 'Not needed here',
  tax: 'The tax is right',
  delivery: 'We set up by hand',
  backup: 'Backups run',
}

export const openingWords = {
  title: 'Before you open',
  /** Of a shop that sells already. */
  sellingTitle: 'Set up your shop',
  quietLine: 'What a shop needs for real customers.',
  putAway: 'Hide this list',
  putAwayDone: 'List hidden',
  closed: 'The shop is closed to orders: visitors can look around, but nobody can order yet.',
  open: 'The shop is open for orders.',
  done: 'Done',
  missing: 'Missing',
  advised: 'Advised',
  byHand: 'Check it yourself',
  stillMissing: 'Before it can open:',
  trialsOffered: 'Customers are still offered methods that say this is a trial.',
  endTrial: 'Switch off trial methods',
  trialEnded: 'Trial methods switched off',
  confirmed: 'Noted',
  takeBack: 'Take back',
  takenBack: 'Taken back',
  openButton: 'Open the shop for orders',
  opened: 'The shop is open for orders',
  closeButton: 'Stop taking orders',
  closedNow: 'The shop takes no orders now',
  dismiss: 'Put the checklist away',
  dismissed: 'Checklist put away',
}

/** The names of a group of done steps: `3 done`. */
export const doneCount = (count: number): string => `${count} done`

/** The names of the steps after the next ones: `6 more`. */
export const moreCount = (count: number): string => `${count} more`

/** What a step asks for, in its first sentence. */
export const hintOf = ({ text }: StepWords): string => text.split(/(?<=\.) /)[0] ?? text

type DoneStep = { readonly isDone: boolean | null }

const countDone = (steps: readonly DoneStep[]): number =>
  steps.filter(({ isDone }) => isDone).length

/** `2 of 9 done`. */
export const stepsDone = (steps: readonly DoneStep[]): string =>
  `${countDone(steps)} of ${steps.length} done`

/** The same of a list that is folded: `2 of 9 steps for real customers done`. */
export const stepsLine = (steps: readonly DoneStep[]): string =>
  `${countDone(steps)} of ${steps.length} steps for real customers done`

export const upkeepWords = {
  label: 'The shop needs attention',
  confirm: 'The clock is right',
  confirmed: 'The shop goes on',
}

export function noticeText(notice: UpkeepNotice): { title: string; text: string } {
  if (notice.kind === 'seller-missing') {
    return {
      title: 'No invoice is issued',
      text: 'Name, address or emails of the seller are missing. New orders are refused and renewals wait; no service ends meanwhile.',
    }
  }
  const now = formatMoment(notice.now)
  if (notice.kind === 'clock-differs') {
    return {
      title: 'The clock of this server is wrong',
      text: `It says ${now}, the database says ${formatMoment(notice.other)}. Nothing is billed, renewed or ended until they agree. Set the clock right.`,
    }
  }
  if (notice.kind === 'clock-behind') {
    return {
      title: 'The clock is behind',
      text: `It says ${now}, but the shop has a record of ${formatMoment(notice.other)}. Nothing is billed, renewed or ended until this is cleared up. Set the clock right, or confirm that it is right and the record is not.`,
    }
  }
  const last =
    notice.other === null ? 'has not run yet' : `last ran on ${formatMoment(notice.other)}`
  return {
    title: 'Renewals wait',
    text: `It is ${now}, and what the shop does by itself ${last}. In case the clock is wrong, it looks on for ten minutes before anything is billed, renewed or ended.`,
  }
}
