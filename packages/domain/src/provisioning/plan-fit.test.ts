import { expect, test } from 'vitest'
import type { Instance } from './instance.ts'
import { planObstacle } from './plan-fit.ts'
import type { ProxmoxRecipe } from './proxmox-recipe.ts'

const NOW = '2026-06-01T12:00:00.000Z'
// Of a server only what the rule looks at.
const SERVER = {
  provider: 'pterodactyl',
  panelId: 'panel',
  templateId: 'now',
  applyTemplateId: null,
  limits: { memoryMiB: 1024, diskMiB: 5120, cpuPercent: 100 },
  state: 'on',
  fault: null,
  removeNotBefore: null,
  handledBy: null,
} as Partial<Instance> as Instance
const LIMITS = { memoryMiB: 2048, diskMiB: 2048, cpuPercent: 100 }
const PLAN = { template: { id: 'now', panelId: 'panel', recipe: null }, limits: LIMITS }
const MACHINE = { kind: 'proxmox' } as Partial<ProxmoxRecipe> as ProxmoxRecipe

test('a server that is there becomes one of a plan that is made in the same place', () => {
  expect(planObstacle(SERVER, PLAN)).toBeNull()
  const elsewhere = { ...PLAN, template: { ...PLAN.template, panelId: 'other' } }
  expect(planObstacle(SERVER, elsewhere)).toBe('made-elsewhere')
  expect(planObstacle(SERVER, null)).toBe('made-elsewhere')
})

test('what is not there, or not yet, cannot; what staff look after, they see to', () => {
  expect(planObstacle({ ...SERVER, state: 'installing' }, PLAN)).toBe('not-ready')
  expect(planObstacle({ ...SERVER, fault: 'MISSING' }, PLAN)).toBe('not-ready')
  expect(planObstacle({ ...SERVER, removeNotBefore: NOW }, PLAN)).toBe('not-ready')
  expect(planObstacle({ ...SERVER, handledBy: 'admin' }, null)).toBeNull()
  expect(planObstacle(null, null)).toBeNull()
})

test('the disk of a machine only grows', () => {
  const recipe = { ...PLAN, template: { ...PLAN.template, recipe: MACHINE } }
  expect(planObstacle(SERVER, recipe)).toBe('smaller-disk')
  const bigger = { ...recipe, limits: { ...LIMITS, diskMiB: 5120 } }
  expect(planObstacle(SERVER, bigger)).toBeNull()
})
