import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { wholeNumber } from '../whole-number.ts'

/** More than that is pestering. */
const MOST_REMINDERS = 8

/** On which days before (negative) and after its due day a customer is reminded of an open invoice; none: never. */
export const ReminderDays = z.array(wholeNumber(-90, 90)).check(
  z.maxLength(MOST_REMINDERS, issue('TOO_HIGH', MOST_REMINDERS)),
  z.refine((days) => new Set(days).size === days.length, issue('TWICE')),
)
