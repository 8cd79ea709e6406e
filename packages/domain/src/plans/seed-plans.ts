/** The catalogue a new shop opens with: the seed's three catalogue services (featured) and its twelve plans. */
import type { Plan, PlanSpecs, PlanType } from './plan.ts'
import { categoryOf } from './plan-place.ts'

type SeedPlan = Omit<Plan, 'createdAt'>

const HARDWARE_FEATURES: Record<PlanType, readonly string[]> = {
  samp: ['DDoS protection', 'NVMe storage', 'Instant setup'],
  mta: ['DDoS protection', 'NVMe storage', 'Instant setup'],
  game: ['DDoS protection', 'NVMe storage', 'Instant setup'],
  // Its plans have SSDs by the specification.
  vps: ['10 Gbps uplink', 'DDoS protection'],
}

const DESCRIPTION: Record<PlanType, string> = {
  samp: 'A San Andreas Multiplayer server.',
  mta: 'A Multi Theft Auto server.',
  game: 'A server for the game of your choice.',
  vps: 'A virtual private server.',
}

function hardware({ ram, cpu, storage, slots }: PlanSpecs, type: PlanType): string[] {
  return [
    slots === null ? null : `${slots} slots`,
    cpu === null ? null : `${cpu} vCPU`,
    ram === null ? null : `${ram} GB RAM`,
    storage === null ? null : `${storage} GB ${type === 'vps' ? 'SSD' : 'NVMe'}`,
  ].filter((line) => line !== null)
}

function plan(
  type: PlanType,
  name: string,
  price: number,
  specs: PlanSpecs,
  marks: { position: number; recommended?: boolean; featured?: boolean; id?: string },
): SeedPlan {
  return {
    id: marks.id ?? `${type}-${name.toLowerCase()}`,
    name,
    description: DESCRIPTION[type],
    price,
    features: [...hardware(specs, type), ...HARDWARE_FEATURES[type]],
    type,
    category: categoryOf(type),
    status: 'active',
    specs,
    featured: marks.featured ?? false,
    recommended: marks.recommended ?? false,
    position: marks.position,
  }
}

const specs = (
  slots: number | null,
  ram: number,
  cpu: number | null,
  storage: number,
): PlanSpecs => ({
  slots,
  ram,
  cpu,
  storage,
})

/**
 * Ids are fixed so that a page made before the shop first opens sells the same plan. Prices in minor units per month.
 * The seed gives the featured three a price only; their hardware lies between or above its plans of the type, as their price does.
 */
export const SEED_PLANS: readonly SeedPlan[] = [
  plan('samp', 'SAMP Starter', 500, specs(600, 3, 1, 12), {
    id: 'featured-samp-starter',
    position: 1,
    featured: true,
  }),
  plan('mta', 'MTA Professional', 1500, specs(300, 6, 3, 25), {
    id: 'featured-mta-professional',
    position: 2,
    featured: true,
  }),
  plan('vps', 'VPS Premium', 2500, specs(null, 16, 8, 320), {
    id: 'featured-vps-premium',
    position: 3,
    featured: true,
  }),

  plan('samp', 'Starter', 250, specs(150, 1, 1, 5), { position: 11 }),
  plan('samp', 'Premium', 450, specs(500, 2, 1, 10), { position: 12, recommended: true }),
  plan('samp', 'Ultimate', 850, specs(1000, 4, 2, 15), { position: 13 }),

  plan('mta', 'Starter', 300, specs(75, 1, 1, 5), { position: 21 }),
  plan('mta', 'Advanced', 450, specs(150, 2, null, 10), { position: 22, recommended: true }),
  plan('mta', 'Pro', 950, specs(200, 4, 2, 15), { position: 23 }),

  plan('vps', 'Entry', 700, specs(null, 4, 3, 100), { position: 31 }),
  plan('vps', 'Business', 1200, specs(null, 8, 5, 200), { position: 32, recommended: true }),
  plan('vps', 'Premium', 2000, specs(null, 12, 6, 250), { position: 33 }),

  plan('game', 'Basic', 399, specs(50, 2, 1, 10), { position: 41 }),
  plan('game', 'Advanced', 799, specs(100, 4, 2, 20), { position: 42, recommended: true }),
  plan('game', 'Pro', 1499, specs(250, 8, 4, 50), { position: 43 }),
]
