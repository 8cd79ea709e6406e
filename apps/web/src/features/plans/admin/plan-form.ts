import { parseMoney } from '@hostfront/domain/money/money'
import type { PlanForm } from '@hostfront/domain/plans/plan-form'
import { textIn } from '../../../ui/text-in.ts'
import { typedNumber } from '../../../ui/typed-number.ts'

/** What is in the fields, as it is sent to the shop; what cannot be read is left for the schema to refuse. */
export function readPlanForm(data: FormData): Record<keyof PlanForm, unknown> {
  const text = textIn(data)
  const figure = (name: string) => (text(name).trim() === '' ? null : typedNumber(text(name)))
  return {
    name: text('name'),
    description: text('description'),
    price: parseMoney(text('price')) ?? Number.NaN,
    features: text('features')
      .split('\n')
      .filter((line) => line.trim() !== ''),
    type: text('type'),
    specs: {
      slots: figure('specs.slots'),
      cpu: figure('specs.cpu'),
      ram: figure('specs.ram'),
      storage: figure('specs.storage'),
    },
    featured: text('page') === 'home',
    recommended: data.has('recommended'),
  }
}
