import { addDays } from '@hostfront/domain/add-days'
import { welcomeTitle } from '@hostfront/domain/announcements/welcome-title'
import { SEED_OPTIONS } from '@hostfront/domain/options/seed-options'
import { SEED_METHODS, TRIAL_METHODS } from '@hostfront/domain/payments/seed-methods'
import { SEED_PLANS } from '@hostfront/domain/plans/seed-plans'
import { DEFAULT_SETTINGS } from '@hostfront/domain/settings/default-settings'
import type { Rows } from '@hostfront/store/collections'
import type { Backend } from '../call/context.ts'

export interface SeedRows {
  readonly settings: Rows['settings']
  readonly plans: readonly Rows['plans'][]
  readonly paymentMethods: readonly Rows['paymentMethods'][]
  readonly orderOptions: readonly Rows['orderOptions'][]
  readonly announcements: readonly Rows['announcements'][]
  readonly vouchers: readonly Rows['vouchers'][]
}

/**
 * What a new shop opens with (seed, section 3), its accounts left out. One that strangers can reach opens for no order, and
 * sells and promises nothing of the seed's until its team says so.
 */
export function seedRows(backend: Pick<Backend, 'now' | 'newId' | 'isPublic'>): SeedRows {
  const seed = demoRows(backend)
  return backend.isPublic
    ? {
        settings: { ...seed.settings, ...UNOPENED },
        paymentMethods: methodsOf(SEED_METHODS, seed.settings.createdAt),
        plans: seed.plans.map((plan) => ({ ...plan, status: 'archived' as const })),
        orderOptions: seed.orderOptions,
        announcements: seed.announcements.map((one) => ({ ...one, isActive: false })),
        vouchers: [],
      }
    : seed
}

const UNOPENED = {
  takesOrders: false,
  checklist: 'shown',
  address: '',
} as const satisfies Partial<Rows['settings']>

const methodsOf = (methods: typeof SEED_METHODS, createdAt: string) =>
  methods.map((method) => ({ ...method, createdAt }))

function demoRows({ now, newId }: Pick<Backend, 'now' | 'newId'>): SeedRows {
  const createdAt = now()
  return {
    settings: { ...DEFAULT_SETTINGS, createdAt },
    paymentMethods: methodsOf(TRIAL_METHODS, createdAt),
    plans: SEED_PLANS.map((plan) => ({ ...plan, createdAt })),
    orderOptions: SEED_OPTIONS.map((option) => ({ ...option, createdAt })),
    announcements: [
      {
        id: newId(),
        createdAt,
        title: welcomeTitle(DEFAULT_SETTINGS.siteName),
        content: 'Order a server and follow it in your dashboard. Questions? Write to us.',
        type: 'info',
        isActive: true,
        targetAudience: 'all',
      },
    ],
    vouchers: [
      {
        id: newId(),
        createdAt,
        code: 'WELCOME10',
        description: '10% off your order',
        discountType: 'percentage',
        discountValue: 10,
        minPurchase: 500,
        maxUses: 100,
        usedCount: 0,
        isActive: true,
        validFrom: createdAt,
        validUntil: addDays(createdAt, 30),
        applicablePlans: ['all'],
      },
    ],
  }
}
