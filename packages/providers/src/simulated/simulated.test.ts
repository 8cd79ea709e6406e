import type { Limits } from '@hostfront/domain/provisioning/limits'
import { expect, test } from 'vitest'
import { providerConformance } from '../conformance/conformance.ts'
import { Kept } from '../conformance/panel-under-test.ts'
import { openSimulated } from './simulated.ts'

function openPanel(rehearsal: Parameters<typeof openSimulated>[0]['rehearsal'] = 'none') {
  let time = Date.parse('2026-06-01T12:00:00.000Z')
  const now = () => new Date(time).toISOString()
  const made = new Set<string>()
  const provider = openSimulated({ rehearsal }, { now })
  return {
    now,
    pass: (seconds: number) => {
      time += seconds * 1000
    },
    count: () => made.size,
    provider: {
      ...provider,
      async create(...given: Parameters<typeof provider.create>) {
        made.add(given[0].key)
        return provider.create(...given)
      },
      async remove(...given: Parameters<typeof provider.remove>) {
        made.delete(given[0].key)
        return provider.remove(...given)
      },
    },
    spec: (key: string, limits: Partial<Limits> = {}) => ({
      key,
      name: 'Los Santos',
      owner: { key: 'hf-u-jane', email: 'jane@shop.test', name: 'Jane', isEmailVerified: true },
      memoryMiB: 1024,
      diskMiB: 2048,
      cpuPercent: 100,
      chosen: {},
      choices: [],
      answers: {},
      sshKeys: [],
      recipe: null,
      ...limits,
    }),
  }
}

providerConformance('the simulated panel', async () => openPanel(), ['controls'])

test.each([
  ['down', 'retry', 'UNREACHABLE'],
  ['full', 'person', 'NO_ROOM'],
] as const)('rehearsing %s, it makes nothing', async (rehearsal, result, code) => {
  const { provider, spec } = openPanel(rehearsal)
  const answer = await provider.create(new Kept('hf-one').target, spec('hf-one'))
  expect(answer).toMatchObject({ result, fault: { code } })
})

test('while it installs, or is down, it takes no change', async () => {
  const { provider, spec, now } = openPanel()
  const kept = new Kept('hf-one')
  kept.target = { ...kept.target, sentAt: now() }
  kept.take(await provider.create(kept.target, spec('hf-one')))
  expect(await provider.apply(kept.target, spec('hf-one'), null)).toMatchObject({
    result: 'retry',
    fault: { code: 'PANEL_BUSY' },
  })
  const down = openPanel('down').provider
  expect(await down.apply(kept.target, spec('hf-one'), null)).toMatchObject({ result: 'retry' })
})

test.each([
  ['none', 3, 'on'],
  ['slow', 299, 'installing'],
  ['slow', 300, 'on'],
  ['failing', 3, 'failed'],
] as const)('rehearsing %s, an install is after %i s %s', async (rehearsal, seconds, state) => {
  const { provider, spec, now, pass } = openPanel(rehearsal)
  const kept = new Kept('hf-one')
  kept.target = { ...kept.target, sentAt: now() }
  kept.take(await provider.create(kept.target, spec('hf-one')))
  pass(seconds - 0.001)
  expect(await provider.observe(kept.target)).toMatchObject({ seen: { state: 'installing' } })
  pass(0.001)
  expect(await provider.observe(kept.target)).toMatchObject({ seen: { state } })
})

test('rehearsing down, nobody is started, and nothing is said of anybody', async () => {
  const { provider, now } = openPanel('down')
  const target = {
    ...new Kept('hf-one').target,
    remoteId: '1',
    state: 'on',
    sentAt: now(),
  } as const
  const fault = { code: 'UNREACHABLE', detail: null }
  expect(await provider.controls?.power(target, 'start')).toEqual({ result: 'retry', fault })
  expect(await provider.controls?.usage(target)).toEqual({ result: 'failed', fault })
})

test('a server of unknown age says the same at the same time, and grows older', async () => {
  const { provider, pass } = openPanel()
  const { target } = new Kept('hf-seeded')
  const old = { ...target, remoteId: '1', state: 'on' } as const
  const first = await provider.controls?.usage(old)
  expect(await provider.controls?.usage(old)).toEqual(first)
  pass(60)
  const later = await provider.controls?.usage(old)
  if (first?.result !== 'done' || later?.result !== 'done') throw new Error('There is no usage.')
  expect(later.usage.uptimeSeconds - first.usage.uptimeSeconds).toBe(60)
  expect(later.usage.cpuPercent).not.toBe(first.usage.cpuPercent)
})
