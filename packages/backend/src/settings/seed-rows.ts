import { addDays } from '@hostfront/domain/add-days'
import { SEED_PLANS } from '@hostfront/domain/catalog/seed-plans'
import { DEFAULT_SETTINGS } from '@hostfront/domain/settings/default-settings'
import type { Rows } from '@hostfront/store/collections'
import type { Backend } from '../context.ts'

export interface SeedRows {
  readonly settings: Rows['settings']
  readonly services: readonly Rows['services'][]
  readonly announcements: readonly Rows['announcements'][]
  readonly vouchers: readonly Rows['vouchers'][]
}

/** What a new shop opens with (seed, section 3), its accounts left out. */
export function seedRows({ now, newId }: Pick<Backend, 'now' | 'newId'>): SeedRows {
  const createdAt = now()
  return {
    settings: { ...DEFAULT_SETTINGS, createdAt },
    services: SEED_PLANS.map((plan) => ({ ...plan, createdAt })),
    announcements: [
      {
        id: newId(),
        createdAt,
        title: `Welcome to ${DEFAULT_SETTINGS.siteName}`,
        content: 'Order a server, follow its setup here, and write to us whenever you need help.',
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
