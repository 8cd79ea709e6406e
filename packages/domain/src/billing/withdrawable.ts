import { addDays } from '../add-days.ts'
import type { Settings } from '../settings/settings.ts'
import type { Invoice } from './invoice.ts'

type Renewing = Pick<Invoice, 'status' | 'userServiceId' | 'domainId' | 'periodStart'>

/** From when on (ISO, UTC) the shop bills the period from `periodStart` on by itself: until then an invoice of it was asked for. */
export const billedFrom = (
  periodStart: string,
  { renewalLeadDays }: Pick<Settings['billing'], 'renewalLeadDays'>,
): string => addDays(periodStart, -renewalLeadDays)

/**
 * Whether its customer can withdraw an invoice at `now`: one of a renewal that they asked for ahead of its time and have
 * not paid. The shop issues another when the time comes.
 */
export const canWithdraw = (
  { status, userServiceId, domainId, periodStart }: Renewing,
  billing: Pick<Settings['billing'], 'renewalLeadDays'>,
  now: string,
): boolean =>
  status === 'unpaid' &&
  (userServiceId !== null || domainId !== null) &&
  periodStart !== null &&
  now < billedFrom(periodStart, billing)
