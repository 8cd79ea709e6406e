import type { NightStep, RanNow } from '@hostfront/contract/upkeep'
import { NightStep as Steps } from '@hostfront/contract/upkeep'

/** One, and several of them. */
const NAMES: Readonly<Record<NightStep, readonly [one: string, several: string]>> = {
  suspended: ['suspension', 'suspensions'],
  terminated: ['termination', 'terminations'],
  invoicesIssued: ['invoice', 'invoices'],
  renewed: ['renewal', 'renewals'],
  reminded: ['reminder', 'reminders'],
  overdue: ['overdue invoice', 'overdue invoices'],
  notified: ['notice of an end', 'notices of an end'],
  cancelled: ['cancelled invoice', 'cancelled invoices'],
}

const number = new Intl.NumberFormat('en')

/** `12 invoices`. */
export const stepWords = (step: NightStep, count: number): string =>
  `${number.format(count)} ${NAMES[step][count === 1 ? 0 : 1]}`

/** `3 suspensions, 12 invoices`; empty where nothing is. */
export const doneWords = (done: Partial<Record<NightStep, number>>): string =>
  Steps.options.flatMap((step) => (done[step] ? [stepWords(step, done[step])] : [])).join(', ')

const WAITING: Readonly<Record<NonNullable<RanNow['waitsFor']>, string>> = {
  clock: 'Nothing was done: the clock of this machine is wrong.',
  time: 'Nothing was done: the time is far beyond the last run, and is watched for ten minutes first.',
  seller: 'Nothing was done: the settings do not say yet who the seller is.',
}

/** What came of a press on `Run now`. */
export function ranWords({ waitsFor, done, failures }: RanNow): string {
  if (waitsFor) return WAITING[waitsFor]
  const failed = failures > 0 ? ` ${failedWords(failures)}.` : ''
  return `${doneWords(done) || 'Nothing was due'}.${failed}`
}

export const failedWords = (failures: number): string => `${number.format(failures)} failed`
