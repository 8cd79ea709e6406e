/** How amounts, days and texts of statements are read: exactly, or not at all. */

import { MINOR_UNITS } from '../money/minor-units.ts'
import { MAX_MONEY } from '../money/money.ts'
import { cleanText } from '../record.ts'

export type DecimalSign = '.' | ','
export type DateOrder = 'dmy' | 'mdy' | 'ymd'

/** What stands between groups of three digits. */
const GROUP: Readonly<Record<DecimalSign, string>> = {
  '.': "[ ,'’\\u00a0\\u202f]",
  ',': "[ .'’\\u00a0\\u202f]",
}

/**
 * An amount as minor units, to the last digit: no float is made of it. A sign may stand before or behind; brackets and a
 * currency are taken off. Null when it is no amount, is finer than a hundredth, or beyond what the shop counts.
 */
export function readAmount(text: string, decimal: DecimalSign): number | null {
  const bare = text
    .trim()
    .replace(/^\+|[€$£]|\b[A-Z]{3}\b/g, '')
    .trim()
  const group = GROUP[decimal]
  const pattern = new RegExp(
    `^([-−]?)\\s*(\\d{1,3}(?:${group}\\d{3})+|\\d{1,11})(?:\\${decimal}(\\d{1,5}))?\\s*([-−+]?)$`,
  )
  const match = pattern.exec(bare)
  if (!match) return null
  const [, before = '', whole = '', decimals = '', behind = ''] = match
  if (before && behind) return null
  if (/[^0]/.test(decimals.slice(2))) return null
  const units = Number(whole.replaceAll(/\D/g, ''))
  const amount = units * MINOR_UNITS + Number(decimals.slice(0, 2).padEnd(2, '0'))
  if (amount > MAX_MONEY) return null
  return (before || behind.replace('+', '')) && amount > 0 ? -amount : amount
}

/** A day as `2026-06-01`, a time behind it taken off; null when there is no such day. */
export function readDay(text: string, order: DateOrder): string | null {
  const compact = /^(\d{4})(\d{2})(\d{2})(?!\d{1,5}\b\D)/.exec(text.trim())
  if (order === 'ymd' && compact) return dayOf(compact[1], compact[2], compact[3])
  const parts = /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})(?:\D.*)?$/s.exec(text.trim())
  if (!parts) return null
  const [, one, two, three] = parts
  if (order === 'ymd') return dayOf(one, two, three)
  return order === 'dmy' ? dayOf(three, two, one) : dayOf(three, one, two)
}

function dayOf(year = '', month = '', day = ''): string | null {
  const full = year.length === 2 ? `20${year}` : year
  if (full.length !== 4 || day.length > 2) return null
  const written = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${written}T00:00:00.000Z`)
  // The 30th of February is the 2nd of March to those who do not ask.
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(written)
  return isDay ? written : null
}

/** Characters of a label that are kept. */
export const LABEL_LENGTH = 140

/** On one line, without what nobody types, and no longer than a label is. */
export const readLabel = (text: string): string =>
  [...cleanText(text).replaceAll(/\s+/g, ' ').trim()].slice(0, LABEL_LENGTH).join('')

/** The same; null where nothing is left. */
export const readName = (text: string | undefined): string | null => readLabel(text ?? '') || null
