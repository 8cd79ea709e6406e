import { PlanType } from '@hostfront/domain/catalog/plan'
import {
  Backup,
  BillingCycle,
  DEFAULT_OPTIONS,
  Location,
  PLAYER_SLOTS,
} from '@hostfront/domain/orders/options'
import { OrderStatus } from '@hostfront/domain/orders/order'
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

/** The seed ran every order, and every service that an administrator added, for this long. */
const SEED_DAYS = 30
const DAY_MS = 86_400_000

/** The seed's catalogue entry. What was not active is kept as archived, and is not sold. */
export function readLegacyPlan(
  record: LegacyRecord,
  position: number,
  { now, newId }: LegacyContext,
): Rows['services'] {
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
  plans: readonly Rows['services'][],
  { now, newId }: LegacyContext,
): Rows['orders'] {
  const plan = plans.find(({ id }) => id === readText(record, 'serviceId'))
  const createdAt = readCreatedAt(record, now().toISOString())
  // An unknown status becomes one that an administrator looks at.
  const status = readChoice(record, 'status', OrderStatus.options, 'pending')
  const price = readMoney(record, 'price')
  const serviceName = readText(record, 'serviceName') ?? plan?.name ?? 'Unknown plan'
  const paidWithCoins = readFlag(record, 'paidWithCoins', false)
  return {
    id: readText(record, 'id') ?? newId(),
    createdAt,
    userId: readUserId(record),
    serviceId: readText(record, 'serviceId') ?? newId(),
    serviceName,
    serverType: readChoice(record, 'serverType', PlanType.options, plan?.type ?? 'game'),
    serverName: readText(record, 'serverName') ?? serviceName.slice(0, 60),
    status,
    ...readOptions(record),
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
  plans: readonly Rows['services'][],
  { now, newId }: LegacyContext,
): Rows['userServices'] {
  const plan = plans.find(({ id }) => id === readText(record, 'serviceId'))
  const createdAt = readCreatedAt(record, now().toISOString())
  const expiry = new Date(Date.parse(createdAt) + SEED_DAYS * DAY_MS).toISOString()
  return {
    id: readText(record, 'id') ?? newId(),
    createdAt,
    userId: readUserId(record),
    serviceId: readText(record, 'serviceId') ?? newId(),
    serviceName: readText(record, 'serviceName', 'name') ?? plan?.name ?? 'Unknown plan',
    serverName: readText(record, 'serverName'),
    orderId: null,
    status: readChoice(record, 'status', ServiceStatus.options, 'active'),
    price: readMoney(record, 'price'),
    billingCycle: readChoice(record, 'billingCycle', BillingCycle.options, 'monthly'),
    location: null,
    ddosProtection: null,
    playerSlots: null,
    backup: null,
    autoRenew: false,
    expiresAt: readTime(record, 'expiresAt') ?? expiry,
    ...NOT_HELD,
    terminatedAt: null,
  }
}

function readOptions(record: LegacyRecord) {
  return {
    billingCycle: readChoice(
      record,
      'billingCycle',
      BillingCycle.options,
      DEFAULT_OPTIONS.billingCycle,
    ),
    location: readChoice(record, 'location', Location.options, DEFAULT_OPTIONS.location),
    ddosProtection: readFlag(record, 'ddosProtection', DEFAULT_OPTIONS.ddosProtection),
    playerSlots: readChoice(record, 'playerSlots', PLAYER_SLOTS, DEFAULT_OPTIONS.playerSlots),
    backup: readChoice(record, 'backup', Backup.options, DEFAULT_OPTIONS.backup),
  }
}

/** Whose record it is cannot be guessed. */
export function readUserId(record: LegacyRecord): string {
  const userId = readText(record, 'userId')
  if (!userId) throw new UnreadableField('userId')
  return userId
}
