import { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import { OrderStatus } from '@hostfront/domain/orders/order'
import { type PlanInput, PlanType } from '@hostfront/domain/plans/plan'
import { NOT_CANCELLED } from '@hostfront/domain/services/cancellation'
import { NOT_HELD } from '@hostfront/domain/services/lifecycle'
import { ServiceStatus } from '@hostfront/domain/services/service'
import type { Rows } from '../collections.ts'
import type { LegacyContext } from './legacy-context.ts'
import {
  isRecord,
  type LegacyRecord,
  readChoice,
  readCreatedAt,
  readFlag,
  readMoney,
  readNumber,
  readText,
  readTime,
  UnreadableField,
} from './legacy-values.ts'
import { chosenOnce, ONCE } from './once-chosen.ts'

/** The seed ran every order, and every service that an administrator added, for this long. */
const SEED_DAYS = 30
const DAY_MS = 86_400_000

/** The seed's catalogue entry. What was not active is kept as archived, and is not sold. */
export function readLegacyPlan(
  record: LegacyRecord,
  position: number,
  { now, newId }: LegacyContext,
): PlanInput {
  const name = readText(record, 'name')
  if (!name) throw new UnreadableField('name')
  const isVps = record.type === 'vps' || record.category === 'VPS Hosting'
  const specs = isRecord(record.specs) ? record.specs : {}
  const slots = readNumber(specs, 'slots')
  return {
    id: readText(record, 'id') ?? newId(),
    createdAt: readCreatedAt(record, now().toISOString()),
    name,
    description: readText(record, 'description') ?? '',
    price: readMoney(record, 'price'),
    features: Array.isArray(record.features) ? record.features.map(String) : [],
    type: readChoice(record, 'type', PlanType.options, isVps ? 'vps' : 'game'),
    category: isVps ? 'VPS Hosting' : 'Game Hosting',
    status: (readText(record, 'status') ?? 'active') === 'active' ? 'active' : 'archived',
    specs: {
      ram: readNumber(specs, 'ram'),
      storage: readNumber(specs, 'storage'),
      cpu: readNumber(specs, 'cpu'),
      slots: slots === null ? null : Math.floor(slots),
    },
    featured: true,
    recommended: false,
    position,
  }
}

/** The seed's order. It named no payment method but coins, and charged one month. */
export function readLegacyOrder(
  record: LegacyRecord,
  plans: readonly PlanInput[],
  { now, newId }: LegacyContext,
): Rows['orders'] {
  const plan = plans.find(({ id }) => id === readText(record, 'serviceId'))
  const createdAt = readCreatedAt(record, now().toISOString())
  // An unknown status becomes one that an administrator looks at.
  const status = readChoice(record, 'status', OrderStatus.options, 'pending')
  const price = readMoney(record, 'price')
  const planName = readText(record, 'serviceName') ?? plan?.name ?? 'Unknown plan'
  const paidWithCoins = readFlag(record, 'paidWithCoins', false)
  return {
    id: readText(record, 'id') ?? newId(),
    createdAt,
    userId: readUserId(record),
    planId: readText(record, 'serviceId') ?? newId(),
    planName,
    serverType: readChoice(record, 'serverType', PlanType.options, plan?.type ?? 'game'),
    serverName: readText(record, 'serverName') ?? planName.slice(0, 60),
    status,
    billingCycle: readCycle(record),
    options: readOptions(record),
    price: plan?.price ?? price,
    priceMonthly: price,
    discount: 0,
    tax: 0,
    amountDue: price,
    voucherCode: null,
    paymentMethod: paidWithCoins ? 'coins' : 'bank-transfer',
    paidWithCoins,
    startDate: readTime(record, 'startDate'),
    endDate: readTime(record, 'endDate'),
    decidedBy: null,
    decidedAt: status === 'pending' ? null : (readTime(record, 'startDate') ?? createdAt),
    reason: null,
  }
}

export function readLegacyService(
  record: LegacyRecord,
  plans: readonly PlanInput[],
  { now, newId }: LegacyContext,
): Rows['services'] {
  const plan = plans.find(({ id }) => id === readText(record, 'serviceId'))
  const createdAt = readCreatedAt(record, now().toISOString())
  const expiry = new Date(Date.parse(createdAt) + SEED_DAYS * DAY_MS).toISOString()
  return {
    id: readText(record, 'id') ?? newId(),
    createdAt,
    userId: readUserId(record),
    planId: readText(record, 'serviceId') ?? newId(),
    planName: readText(record, 'serviceName', 'name') ?? plan?.name ?? 'Unknown plan',
    serverName: readText(record, 'serverName'),
    orderId: null,
    status: readChoice(record, 'status', ServiceStatus.options, 'active'),
    price: readMoney(record, 'price'),
    billingCycle: readCycle(record),
    options: [],
    location: null,
    autoRenew: false,
    expiresAt: readTime(record, 'expiresAt') ?? expiry,
    ...NOT_HELD,
    terminatedAt: null,
    ...NOT_CANCELLED,
    access: null,
    changed: null,
    waiting: null,
    newPrice: null,
    holdUntil: null,
    holdReason: null,
  }
}

const readCycle = (record: LegacyRecord): BillingCycle =>
  readChoice(record, 'billingCycle', BillingCycle.options, 'monthly')

/** With what the seed's form began where a field says nothing. */
const readOptions = (record: LegacyRecord): Rows['orders']['options'] =>
  chosenOnce({
    location: readChoice(record, 'location', ONCE.locations, 'germany'),
    ddosProtection: readFlag(record, 'ddosProtection', true),
    playerSlots: readChoice(record, 'playerSlots', ONCE.playerSlots, 50),
    backup: readChoice(record, 'backup', ONCE.backups, 'choliba'),
  })

/** Whose record it is cannot be guessed. */
export function readUserId(record: LegacyRecord): string {
  const userId = readText(record, 'userId')
  if (!userId) throw new UnreadableField('userId')
  return userId
}
