import type { PublicPlan } from '../../host/plans.ts'

export interface Figure {
  readonly key: Measure
  readonly text: string
  /** Of the largest plan of its type beside it, 0 to 1; null where there is none to compare it with. */
  readonly share: number | null
}

export type Measure = keyof PublicPlan['specs']

export const MEASURES: readonly {
  readonly key: Measure
  readonly name: string
  readonly print: (value: number, plan: Pick<PublicPlan, 'type'>) => string
}[] = [
  { key: 'slots', name: 'Players', print: (value) => `${value} slots` },
  { key: 'ram', name: 'Memory', print: (value) => `${value} GB RAM` },
  { key: 'cpu', name: 'Processor', print: (value) => `${value} vCPU` },
  {
    key: 'storage',
    name: 'Storage',
    print: (value, { type }) => `${value} GB ${driveOf(type)}`,
  },
]

export const driveOf = (type: PublicPlan['type']): string => (type === 'vps' ? 'SSD' : 'NVMe')

/** A plan's hardware, as far as it is stated, to the scale of the plans of its type that it is shown with. */
export function planFigures(plan: PublicPlan, shown: readonly PublicPlan[]): Figure[] {
  const ofType = shown.filter(({ type }) => type === plan.type)
  return MEASURES.flatMap(({ key, print }) => {
    const value = plan.specs[key]
    if (value === null) return []
    const largest = Math.max(...ofType.map(({ specs }) => specs[key] ?? 0), 1)
    return [{ key, text: print(value, plan), share: ofType.length < 2 ? null : value / largest }]
  })
}

/** What a plan offers beyond its hardware, whose storage names its kind, too. */
export function furtherFeatures(plan: PublicPlan): string[] {
  const printed = planFigures(plan, []).map(({ text }) => text)
  if (plan.specs.storage !== null) printed.push(`${driveOf(plan.type)} storage`)
  return plan.features.filter((feature) => !printed.includes(feature))
}

/** What each of several plans offers, which tells none from another. */
export function sharedFeatures(plans: readonly PublicPlan[]): string[] {
  const [first, ...others] = plans
  if (!first || others.length === 0) return []
  return furtherFeatures(first).filter((feature) =>
    others.every(({ features }) => features.includes(feature)),
  )
}
