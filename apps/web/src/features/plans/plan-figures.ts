import type { PublicPlan } from '../../host/plans.ts'

export interface Figure {
  readonly name: string
  readonly text: string | null
  readonly share: number
}

type Measure = keyof PublicPlan['specs']

const MEASURES: readonly {
  key: Measure
  name: string
  print: (value: number, plan: PublicPlan) => string
}[] = [
  { key: 'slots', name: 'Slots', print: (value) => `${value} slots` },
  { key: 'ram', name: 'RAM', print: (value) => `${value} GB RAM` },
  { key: 'cpu', name: 'vCPU', print: (value) => `${value} vCPU` },
  {
    key: 'storage',
    name: 'Storage',
    print: (value, { type }) => `${value} GB ${type === 'vps' ? 'SSD' : 'NVMe'}`,
  },
]

/** A plan's hardware beside that of the plans it is shown with. What no plan of its type states is left out. */
export function planFigures(plan: PublicPlan, shown: readonly PublicPlan[]): Figure[] {
  return MEASURES.flatMap(({ key, name, print }) => {
    const ofType = shown.filter(({ type }) => type === plan.type)
    if (ofType.every(({ specs }) => specs[key] === null)) return []
    const largest = Math.max(...shown.map(({ specs }) => specs[key] ?? 0), 1)
    const value = plan.specs[key]
    return [
      { name, text: value === null ? null : print(value, plan), share: (value ?? 0) / largest },
    ]
  })
}

/** What a plan offers beyond its figures. */
export function otherFeatures(plan: PublicPlan, figures: readonly Figure[]): string[] {
  const printed = new Set(figures.map(({ text }) => text))
  return plan.features.filter((feature) => !printed.has(feature))
}
