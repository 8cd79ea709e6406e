import { SEED_OPTIONS } from '@hostfront/domain/options/seed-options'
import { chosenOnce, readOnceChosen } from './once-chosen.ts'
import type { RawDocument } from './raw-document.ts'
import { eachRecord, type RawRecord, rawRecords } from './raw-records.ts'

/**
 * Orders and services keep what was chosen as a list with words and prices; the shop is given the options of the seed,
 * which ask for what was asked for until now.
 */
export function withOptions(document: RawDocument): RawDocument {
  const { orders, userServices, idempotencyKeys, orderOptions } = document
  return {
    ...document,
    ...(orders === undefined ? {} : { orders: eachRecord(orders, orderWithOptions) }),
    ...(userServices === undefined
      ? {}
      : { userServices: eachRecord(userServices, serviceWithOptions) }),
    ...(idempotencyKeys === undefined
      ? {}
      : { idempotencyKeys: eachRecord(idempotencyKeys, answerWithOptions) }),
    ...(orderOptions === undefined ? { orderOptions: seededOptions(document) } : {}),
  }
}

/** What is not to be read is left as it is, to be refused by those who read the rows. */
function orderWithOptions(order: RawRecord): RawRecord {
  const upgraded = serviceWithOptions(order)
  if (upgraded === order) return order
  const { location: _, ...rest } = upgraded
  return rest
}

function serviceWithOptions(service: RawRecord): RawRecord {
  const once = 'options' in service ? null : readOnceChosen(service)
  if (!once) return service
  const { ddosProtection: _, playerSlots: __, backup: ___, ...rest } = service
  return { ...rest, options: chosenOnce(once) }
}

/** An answer that is kept for a request sent again holds orders and services as they were answered. */
function answerWithOptions(row: RawRecord): RawRecord {
  if (typeof row.answer !== 'string' || !row.answer.includes('"ddosProtection":')) return row
  try {
    return { ...row, answer: JSON.stringify(JSON.parse(row.answer, readAnswered)) }
  } catch {
    return row
  }
}

function readAnswered(_key: string, value: unknown): unknown {
  const [record] = rawRecords([value])
  if (!record || !('ddosProtection' in record)) return value
  return 'autoRenew' in record ? serviceWithOptions(record) : orderWithOptions(record)
}

/** Of a shop that has been opened; where there is none yet, they come when it is. */
function seededOptions({ settings }: RawDocument): unknown[] {
  const [shop] = rawRecords([settings])
  return shop ? SEED_OPTIONS.map((option) => ({ ...option, createdAt: shop.createdAt })) : []
}
