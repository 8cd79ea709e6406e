import { SEED_PLANS } from '@hostfront/domain/plans/seed-plans'
import type { RawDocument } from './raw-document.ts'
import { eachRecord, type RawRecord } from './raw-records.ts'

const SETUP = ['DDoS protection', 'NVMe storage', 'Instant setup']

/** The three that are on the home page, as shops opened with them: with the hardware of a cheaper plan. */
const ONCE: readonly RawRecord[] = [
  {
    id: 'featured-samp-starter',
    description: 'A San Andreas Multiplayer server in Frankfurt.',
    specs: { ram: 2, storage: 10, cpu: 1, slots: 500 },
    features: ['500 slots', '1 vCPU', '2 GB RAM', '10 GB NVMe', ...SETUP],
  },
  {
    id: 'featured-mta-professional',
    description: 'A Multi Theft Auto server in Frankfurt.',
    specs: { ram: 4, storage: 15, cpu: 2, slots: 200 },
    features: ['200 slots', '2 vCPU', '4 GB RAM', '15 GB NVMe', ...SETUP],
  },
  {
    id: 'featured-vps-premium',
    description: 'A virtual private server in Frankfurt.',
    specs: { ram: 12, storage: 250, cpu: 6, slots: null },
    features: [
      '6 vCPU',
      '12 GB RAM',
      '250 GB SSD',
      '10 Gbps uplink',
      'DDoS protection',
      'NVMe storage',
    ],
  },
]

/** Wherever the plan is by now. */
const COMPARED = [
  'name',
  'description',
  'price',
  'features',
  'type',
  'category',
  'status',
  'specs',
  'featured',
  'recommended',
]

/** Featured plans that are exactly as seeded get the hardware that new shops give them; services that run keep theirs. */
export function withFeaturedHardware(document: RawDocument): RawDocument {
  const { services } = document
  return services === undefined
    ? document
    : { ...document, services: eachRecord(services, refitted) }
}

function refitted(plan: RawRecord): RawRecord {
  const once = ONCE.find(({ id }) => id === plan.id)
  const now = SEED_PLANS.find(({ id }) => id === plan.id)
  if (!once || !now) return plan
  const seeded: RawRecord = { ...now, ...once }
  const isAsSeeded = COMPARED.every((field) => print(plan[field]) === print(seeded[field]))
  return isAsSeeded ? { ...plan, specs: now.specs, features: now.features } : plan
}

/** The same for objects whose fields are in another order. */
const print = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? ''
