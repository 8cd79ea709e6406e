import { PlanForm } from '@hostfront/domain/plans/plan-form'
import { expect, test } from 'vitest'
import { readPlanForm } from './plan-form.ts'

const typed = {
  name: ' Night ',
  description: '',
  price: '4,50',
  features: 'DDoS protection\n\n NVMe storage \n',
  type: 'vps',
  'specs.slots': '',
  'specs.cpu': '2',
  'specs.ram': '0,5',
  'specs.storage': '10',
  page: 'type',
  recommended: 'on',
}

function form(changes: Record<string, string> = {}): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...typed, ...changes })) data.set(name, value)
  return data
}

test('a plan as it is typed', () => {
  expect(PlanForm.parse(readPlanForm(form()))).toEqual({
    name: 'Night',
    description: '',
    price: 450,
    features: ['DDoS protection', 'NVMe storage'],
    type: 'vps',
    specs: { slots: null, cpu: 2, ram: 0.5, storage: 10 },
    featured: false,
    recommended: true,
  })
})

test('a plan that is shown on the home page is a featured one', () => {
  expect(PlanForm.parse(readPlanForm(form({ page: 'home' }))).featured).toBe(true)
})

test.each([
  ['price', 'four', 'price', 'AMOUNT_INVALID'],
  ['price', '-1', 'price', 'AMOUNT_INVALID'],
  ['price', '1000001', 'price', 'TOO_HIGH'],
  ['specs.ram', 'much', 'specs.ram', 'FIGURE_INVALID'],
  ['specs.ram', '-0.5', 'specs.ram', 'TOO_LOW 0'],
  ['specs.ram', '99999999999', 'specs.ram', 'TOO_HIGH 1000000'],
  ['specs.slots', '1.5', 'specs.slots', 'NUMBER_INVALID'],
  ['specs.slots', '1000000000000000', 'specs.slots', 'TOO_HIGH 1000000'],
  ['name', ' ', 'name', 'REQUIRED'],
])('%s cannot be %j', (name, value, path, message) => {
  const { error } = PlanForm.safeParse(readPlanForm(form({ [name]: value })))
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
    [path, message],
  ])
})
