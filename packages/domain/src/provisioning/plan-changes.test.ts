import { expect, test } from 'vitest'
import type { Instance } from './instance.ts'
import { standingOf } from './plan-changes.ts'
import type { PterodactylRecipe } from './pterodactyl-recipe.ts'

const NOW = '2026-06-01T12:00:00.000Z'
const LIMITS = { memoryMiB: 1024, diskMiB: 5120, cpuPercent: 100 }
const RECIPE: PterodactylRecipe = {
  eggId: 2,
  nestId: 2,
  dockerImage: '',
  startup: '',
  nodeIds: [1],
  ports: [{ offset: null }],
  memory: 'plan',
  disk: 'plan',
  cpu: 'plan',
  swap: 0,
  io: 500,
  databases: 0,
  backups: 1,
  startOnCompletion: true,
  variables: [{ name: 'VERSION', source: { from: 'fixed', value: '0.3.7' } }],
}
const SERVER: Instance = {
  id: 'instance',
  createdAt: NOW,
  serviceId: 'service',
  userId: 'jane',
  planId: 'plan',
  provider: 'pterodactyl',
  panelId: 'panel',
  templateId: 'now',
  applyTemplateId: null,
  limits: LIMITS,
  remoteId: '7',
  state: 'on',
  phase: 'settled',
  step: null,
  since: NOW,
  attempts: 0,
  nextAttemptAt: null,
  claimedUntil: NOW,
  generation: 1,
  sentAt: null,
  fault: null,
  faultDetail: null,
  orderedAt: NOW,
  readyAt: NOW,
  removeNotBefore: null,
  handledBy: null,
}

const standing = (
  server: Partial<Instance>,
  { made = RECIPE, now = {}, limits = {} }: Given = {},
) =>
  standingOf({ ...SERVER, ...server }, made, {
    template: { id: 'now', panelId: 'panel', recipe: { ...RECIPE, ...now } },
    limits: { ...LIMITS, ...limits },
  })

interface Given {
  readonly made?: PterodactylRecipe | null
  readonly now?: Partial<PterodactylRecipe>
  readonly limits?: Partial<typeof LIMITS> | { readonly memoryMiB: null }
}

const changes = (...given: Parameters<typeof standing>) =>
  standing(...given).changes.map(({ part, name, from, to }) =>
    [part, name, from, to].filter((each) => each !== undefined),
  )

test('a server of this version with the plan’s hardware is as its plan says', () => {
  expect(standing({})).toEqual({ is: 'same', why: null, changes: [] })
})

test('one of an earlier version differs, though nothing of it may change', () => {
  expect(standing({ templateId: 'before' })).toEqual({ is: 'differs', why: null, changes: [] })
})

test('new hardware alone makes a difference, up and down; what is not known is said to be so', () => {
  const limits = { memoryMiB: 2048, diskMiB: 1024 }
  expect(standing({}, { limits })).toMatchObject({ is: 'differs' })
  expect(changes({}, { limits })).toEqual([
    ['memory', null, 1024, 2048],
    ['disk', null, 5120, 1024],
  ])
  expect(changes({ limits: null })).toEqual([
    ['memory', null, null, 1024],
    ['disk', null, null, 5120],
    ['cpu', null, null, 100],
  ])
})

test('unlimited is a word, never a number', () => {
  expect(changes({}, { now: { memory: 'unlimited' } })).toEqual([
    ['memory', null, 1024, 'unlimited'],
  ])
  const made = { ...RECIPE, cpu: 'unlimited' } as const
  expect(changes({}, { made })).toEqual([['cpu', null, 'unlimited', 100]])
  expect(changes({}, { made, now: { cpu: 'unlimited' } })).toEqual([])
})

test('egg, image, start command and limits of features are compared with the version that made it', () => {
  const now = { eggId: 3, dockerImage: 'ghcr.io/own:1', startup: './own', databases: 2, backups: 0 }
  expect(changes({ templateId: 'before' }, { now })).toEqual([
    ['databases', null, 0, 2],
    ['backups', null, 1, 0],
    ['egg', null, 2, 3],
    ['image', null, '', 'ghcr.io/own:1'],
    ['startup', null, '', './own'],
  ])
})

test('ports are added, and none that a server has is a difference', () => {
  const three = [{ offset: null }, { offset: 2 }, { offset: null }]
  expect(changes({}, { now: { ports: three } })).toEqual([['ports', null, '', '+2, any']])
  expect(changes({}, { made: { ...RECIPE, ports: three } })).toEqual([])
  const twice = [...three, { offset: null }]
  expect(changes({}, { made: { ...RECIPE, ports: three }, now: { ports: twice } })).toEqual([
    ['ports', null, '+2, any', '+2, any, any'],
  ])
})

test('of variables those change that the shop fills alike for all; others only where they are new', () => {
  const fixed = (value: string) => ({ from: 'fixed', value }) as const
  const variables: PterodactylRecipe['variables'] = [
    { name: 'VERSION', source: fixed('0.3.8') },
    { name: 'PASSWORD', source: { from: 'generated' } },
    { name: 'TITLE', source: { from: 'server-name' } },
  ]
  const made = {
    ...RECIPE,
    variables: [...RECIPE.variables, { name: 'TITLE', source: { from: 'generated' } } as const],
  }
  expect(changes({}, { made, now: { variables } })).toEqual([
    ['variable', 'VERSION', '0.3.7', '0.3.8'],
    ['variable', 'PASSWORD', null, '{generated}'],
  ])
})

test.each([
  [{ state: 'gone' }, 'ended'],
  [{ removeNotBefore: NOW }, 'ended'],
  [{ state: 'none' }, 'unready'],
  [{ state: 'installing' }, 'unready'],
  [{ state: 'failed' }, 'install-failed'],
  [{ fault: 'MISSING' }, 'missing'],
  [{ panelId: 'other' }, 'other-panel'],
] as const)('one that is %o is left as it is: %s', (server, why) => {
  expect(standing({ ...server, templateId: 'before' })).toEqual({ is: 'kept', why, changes: [] })
})

test('a plan that does not say its hardware is not applied by a panel, and by staff as far as it goes', () => {
  const limits = { memoryMiB: null }
  expect(standing({}, { limits })).toMatchObject({ is: 'kept', why: 'hardware-unsaid' })
  expect(standing({}, { limits, now: { memory: 'unlimited' } })).toMatchObject({ is: 'differs' })
  const byHand = { provider: 'manual', panelId: null, templateId: 'before' } as const
  expect(standing(byHand, { limits })).toMatchObject({ is: 'differs', changes: [] })
})

test('what staff look after is theirs to change, wherever the plan’s servers are made', () => {
  const limits = { cpuPercent: 200 }
  expect(standing({ handledBy: 'admin', panelId: 'other' }, { limits })).toMatchObject({
    is: 'differs',
    changes: [{ part: 'cpu', from: 100, to: 200 }],
  })
})

test('who is asked already is not asked again, unless for an earlier version', () => {
  const limits = { memoryMiB: 2048 }
  expect(standing({ applyTemplateId: 'now' }, { limits })).toMatchObject({
    is: 'asked',
    changes: [{ part: 'memory' }],
  })
  expect(standing({ templateId: 'first', applyTemplateId: 'second' })).toMatchObject({
    is: 'differs',
  })
})
