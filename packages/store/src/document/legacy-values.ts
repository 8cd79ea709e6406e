import { MINOR_UNITS } from '@hostfront/domain/money/minor-units'

/** A record of the seed's storage: fields may be missing or of another type than expected. */
export type LegacyRecord = Readonly<Record<string, unknown>>

/** Names the field that cannot be read; caught where the record's place is known. */
export class UnreadableField extends Error {
  readonly field: string

  constructor(field: string) {
    super(field)
    this.field = field
  }
}

/** The first of the fields that holds text (or a number, as text), trimmed; null when none does. */
export function readText(record: LegacyRecord, ...fields: string[]): string | null {
  for (const field of fields) {
    const value = record[field]
    const text = typeof value === 'number' ? String(value) : value
    if (typeof text === 'string' && text.trim() !== '') return text.trim()
  }
  return null
}

/** A decimal amount ("4.5" euros or coins) in minor units. Missing is 0; what is no number is refused. */
export function readMoney(record: LegacyRecord, field: string): number {
  const value = record[field]
  if (value === undefined || value === null || value === '') return 0
  const amount = typeof value === 'string' ? Number(value.replace(',', '.')) : value
  if (typeof amount !== 'number' || !Number.isFinite(amount)) throw new UnreadableField(field)
  // The seed clamps at 0. Multiplying first would turn 1.005 into 100.49999999999999.
  return Math.max(0, Math.round(Number(`${amount}e${Math.log10(MINOR_UNITS)}`)))
}

/** A number, also at the front of a text like "2 GB"; null when there is none. */
export function readNumber(record: LegacyRecord, field: string): number | null {
  const value = Number.parseFloat(typeof record[field] === 'object' ? '' : String(record[field]))
  return Number.isFinite(value) && value >= 0 ? value : null
}

/** `true`, "true" and "yes" as the seed's forms wrote them. */
export function readFlag(record: LegacyRecord, field: string, missing: boolean): boolean {
  const value = record[field]
  if (value === undefined || value === null) return missing
  return value === true || value === 'true' || value === 'yes'
}

export function readChoice<Choice extends string | number>(
  record: LegacyRecord,
  field: string,
  choices: readonly Choice[],
  otherwise: Choice,
): Choice {
  const found = record[field]
  // An object may have no text.
  const value = typeof found === 'object' ? '' : String(found)
  return choices.find((choice) => String(choice) === value) ?? otherwise
}

/** A time as ISO text or milliseconds, in UTC with milliseconds; null when it is none. */
export function readTime(record: LegacyRecord, ...fields: string[]): string | null {
  for (const field of fields) {
    const value = record[field]
    if (typeof value !== 'string' && typeof value !== 'number') continue
    const time = new Date(value)
    const year = time.getUTCFullYear()
    if (year >= 1970 && year <= 9999) return time.toISOString()
  }
  return null
}

/** When the record was made: as it says, else from its timestamp id, else `now`. */
export function readCreatedAt(record: LegacyRecord, now: string): string {
  const id = readText(record, 'id') ?? ''
  const fromId = /^1\d{12}$/.test(id) ? new Date(Number(id)).toISOString() : null
  return readTime(record, 'createdAt', 'created', 'date') ?? fromId ?? now
}

export function isRecord(value: unknown): value is LegacyRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
