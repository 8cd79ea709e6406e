/** What comes in is dated by its day. The days of months that are closed are over: nothing is written into them. */
import { isClosed, openTime } from '@hostfront/domain/books/closings'
import { SETTINGS_ID } from '@hostfront/domain/settings/settings'
import type { ReadTx, Tx } from '@hostfront/store/port'
import { refused } from '../call/refused.ts'
import { readSettings } from '../settings/read-settings.ts'

/** Refuses a day (a time, ISO, UTC) of a month that is closed. */
export async function requireOpenDay(tx: ReadTx, at: string): Promise<void> {
  if (isClosed(await closingsOf(tx), at)) throw refused('MONTH_CLOSED', { month: at.slice(0, 7) })
}

/** Whether it lies in a month that is closed. */
export const isClosedDay = async (tx: ReadTx, at: string): Promise<boolean> =>
  isClosed(await closingsOf(tx), at)

/**
 * What becomes of money whose day lies in a closed month: a person who typed the day is refused and chooses another; what a
 * bank or a gateway says came in has to be written down, and takes the first open day.
 */
export type WhenClosed = 'refuse' | 'next-day'

/**
 * The day by which money that came in at `at` is booked. Months are closed by a change of the settings, which the caller's
 * transaction holds from here on: none is closed meanwhile.
 */
export async function bookingTime(tx: Tx, at: string, whenClosed: WhenClosed): Promise<string> {
  await tx.settings.get(SETTINGS_ID, { lock: true })
  if (whenClosed === 'refuse') await requireOpenDay(tx, at)
  return openTime(await closingsOf(tx), at)
}

const closingsOf = async (tx: ReadTx) => (await readSettings(tx)).billing.closings
