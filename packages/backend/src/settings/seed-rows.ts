import { addDays } from '@hostfront/domain/add-days'
import { SEED_PLANS } from '@hostfront/domain/catalog/seed-plans'
import { DEFAULT_SETTINGS } from '@hostfront/domain/settings/default-settings'
import { TRIAL_SETTINGS } from '@hostfront/domain/settings/trial-settings'
import type { Rows } from '@hostfront/store/collections'
import type { Backend } from '../context.ts'

export interface SeedRows {
  readonly settings: Rows['settings']
  readonly services: readonly Rows['services'][]
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
        settings: { ...DEFAULT_SETTINGS, ...UNOPENED, createdAt: seed.settings.createdAt },
        services: seed.services.map((plan) => ({ ...plan, status: 'archived' as const })),
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

function demoRows({ now, newId }: Pick<Backend, 'now' | 'newId'>): SeedRows {
  const createdAt = now()
  return {
    settings: { ...TRIAL_SETTINGS, createdAt },
    services: SEED_PLANS.map((plan) => ({ ...plan, createdAt })),
    announcements: [
      {
        id: newId(),
        createdAt,
        title: `Welcome to ${TRIAL_SETTINGS.siteName}`,
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
        applicableServices: ['all'],
      },
    ],
  }
}
