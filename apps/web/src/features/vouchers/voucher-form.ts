import { addDays } from '@hostfront/domain/add-days'
import { toDecimal } from '@hostfront/domain/money/format-money'
import { parseMoney } from '@hostfront/domain/money/money'
import type { Voucher } from '@hostfront/domain/vouchers/voucher'
import type { VoucherForm } from '@hostfront/domain/vouchers/voucher-form'
import { textIn } from '../../ui/text-in.ts'
import { typedNumber } from '../../ui/typed-number.ts'

/** Days are those of UTC: a voucher begins and ends everywhere at the same moment. */
const dayStart = (day: string): string => `${day}T00:00:00.000Z`
const dayEnd = (day: string): string => addDays(dayStart(day), 1)
const dayOf = (time: string): string => time.slice(0, 10)

/** What is in the fields, as it is sent to the shop; what cannot be read is left for the schema to refuse. */
export function readVoucherForm(data: FormData): Record<keyof VoucherForm, unknown> {
  const text = textIn(data)
  const amount = (name: string) => parseMoney(text(name)) ?? Number.NaN
  const isPercentage = text('discountType') === 'percentage'
  const lastDay = text('validUntil')
  return {
    code: text('code'),
    description: text('description'),
    discountType: text('discountType'),
    discountValue: isPercentage ? percent(text('discountValue')) : amount('discountValue'),
    minPurchase: text('minPurchase').trim() === '' ? 0 : amount('minPurchase'),
    maxUses: typedNumber(text('maxUses')),
    isActive: data.has('isActive'),
    validFrom: dayStart(text('validFrom')),
    // The last day counts whole.
    validUntil: isDay(lastDay) ? dayEnd(lastDay) : lastDay,
    applicablePlans: text('scope') === 'all' ? ['all'] : data.getAll('plan').map(String),
  }
}

/** What is no number stays as it was typed. */
const percent = (text: string): number | string =>
  Number.isNaN(typedNumber(text)) ? text : typedNumber(text)

const isDay = (text: string): boolean => !Number.isNaN(Date.parse(dayStart(text)))

/** The fields of the form for a voucher; null: for a new one that begins `now` (ms). */
export function typedVoucher(voucher: Voucher | null, now: number) {
  if (!voucher) {
    const today = dayOf(new Date(now).toISOString())
    return {
      code: '',
      description: '',
      discountType: 'percentage',
      discountValue: '10',
      minPurchase: '',
      maxUses: '100',
      isActive: true,
      validFrom: today,
      validUntil: dayOf(addDays(dayStart(today), 30)),
      applicablePlans: ['all'],
    } as const
  }
  const { discountType, discountValue } = voucher
  return {
    ...voucher,
    discountValue: discountType === 'percentage' ? String(discountValue) : toDecimal(discountValue),
    minPurchase: voucher.minPurchase === 0 ? '' : toDecimal(voucher.minPurchase),
    maxUses: String(voucher.maxUses),
    validFrom: dayOf(voucher.validFrom),
    // One that ends within a day, as the first of a shop does, is shown and kept to that day's end.
    validUntil: dayOf(lastDayOf(voucher)),
  }
}

/** A voucher as its form shows it, which is by the day. */
export function shownVoucher(voucher: Voucher): Voucher {
  const { validFrom, validUntil } = typedVoucher(voucher, 0)
  return {
    ...voucher,
    validFrom: dayStart(validFrom),
    validUntil: dayEnd(validUntil),
  }
}

/** The last day on which a voucher counts, as the midnight in UTC with which it begins. */
export const lastDayOf = ({ validUntil }: Pick<Voucher, 'validUntil'>): string =>
  dayStart(dayOf(new Date(Date.parse(validUntil) - 1).toISOString()))

/** Without letters and digits that are taken for each other. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A code that nobody guesses. */
export function newCode(): string {
  const random = crypto.getRandomValues(new Uint8Array(10))
  return Array.from(random, (byte) => LETTERS[byte % LETTERS.length]).join('')
}
