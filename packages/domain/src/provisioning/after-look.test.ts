import { expect, test } from 'vitest'
import { filledAccess, USUAL_ACCESS } from './access-template.ts'
import { type AfterLook, afterLook, type LookEnd } from './after-look.ts'
import type { Instance } from './instance.ts'
import { doneByStaff, leftToStaff } from './left-to-staff.ts'
import { waits } from './waits.ts'

const NOW = '2026-06-01T12:00:00.000Z'
const at = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1000).toISOString()

const instance: Instance = {
  id: 'instance',
  createdAt: NOW,
  serviceId: 'service',
  userId: 'jane',
  planId: 'plan',
  provider: 'simulated',
  panelId: 'panel',
  templateId: 'template',
  applyTemplateId: null,
  limits: null,
  remoteId: null,
  state: 'none',
  phase: 'working',
  step: null,
  since: NOW,
  attempts: 0,
  nextAttemptAt: NOW,
  claimedUntil: NOW,
  generation: 1,
  sentAt: null,
  fault: null,
  faultDetail: null,
  orderedAt: NOW,
  readyAt: null,
  removeNotBefore: null,
  handledBy: null,
}
const unreachable = { code: 'UNREACHABLE', detail: null } as const
const seen = { state: 'on', remoteId: '7', address: null, panelLink: null, userName: null } as const

/** What each of so many ends made of it, one after the other; `pass`: seconds between them. */
function after(ends: readonly LookEnd[], { pass = 0, chance = 0.5 } = {}): AfterLook[] {
  let current = instance
  return ends.map((end, count) => {
    const result = afterLook(current, end, { now: at(count * pass), chance })
    current = { ...current, ...result }
    return result
  })
}

test('waits grow from five seconds to an hour; after twelve tries somebody is asked, and the shop goes on trying', () => {
  const failed = { failed: { result: 'retry', fault: unreachable }, verb: 'create' } as const
  const results = after(Array.from({ length: 14 }, () => failed))
  const seconds = results.map(
    ({ nextAttemptAt }) => (Date.parse(nextAttemptAt ?? '') - Date.parse(NOW)) / 1000,
  )
  expect(seconds).toEqual([5, 15, 60, 240, 960, ...Array(9).fill(3600)])
  expect(results.map(({ phase }) => phase).indexOf('person')).toBe(11)
  expect(results[13]).toMatchObject({ step: 'create', fault: 'UNREACHABLE', since: NOW })
})

test('chance spreads a wait by a fifth, and a panel that names a later time is believed', () => {
  const wait = (chance: number, afterSeconds?: number) => {
    const failed = {
      result: 'retry',
      fault: unreachable,
      ...(afterSeconds && { afterSeconds }),
    } as const
    const { nextAttemptAt } = afterLook(instance, { failed, verb: null }, { now: NOW, chance })
    return (Date.parse(nextAttemptAt ?? '') - Date.parse(NOW)) / 1000
  }
  expect([wait(0), wait(0.5), wait(0.999)]).toEqual([4, 5, 5.998])
  expect([wait(0.5, 2), wait(0.5, 90)]).toEqual([5, 90])
})

test('a day of waiting asks somebody, however few tries it was', () => {
  const failed = { failed: { result: 'unknown', fault: unreachable }, verb: 'create' } as const
  expect(after([failed, failed], { pass: 86_401 }).map(({ phase }) => phase)).toEqual([
    'working',
    'person',
  ])
})

test('what trying again would not change waits for somebody; what may heal unseen is looked at every hour', () => {
  const ends = (['REFUSED_FIELD', 'NO_ROOM'] as const).map((code): LookEnd => {
    return { failed: { result: 'person', fault: { code, detail: '422' } }, verb: 'create' }
  })
  const [refused, full] = ends.map((end) => afterLook(instance, end, { now: NOW, chance: 0 }))
  expect(refused).toMatchObject({ phase: 'person', nextAttemptAt: null, faultDetail: '422' })
  expect(full).toMatchObject({ phase: 'person', nextAttemptAt: at(3600) })
})

test('ready is when it first was, and a fault that is over is forgotten', () => {
  const settled = { step: { do: 'settle', state: 'on', at: null }, seen } as const
  const failed = { failed: { result: 'retry', fault: unreachable }, verb: null } as const
  const results = after([failed, settled, failed, settled], { pass: 10 })
  expect(results[1]).toMatchObject({
    phase: 'settled',
    since: at(10),
    readyAt: at(10),
    remoteId: '7',
    fault: null,
    attempts: 0,
    nextAttemptAt: null,
  })
  expect(results[3]).toMatchObject({ readyAt: at(10), since: at(30) })
})

test('staff set up, suspend, bring back and remove what no panel does, and are asked for nothing that is done', () => {
  const byHand: Instance = { ...instance, provider: 'manual', panelId: null }
  const asked = (state: Instance['state'], desired: 'on' | 'off' | 'gone') => {
    const { phase, step } = leftToStaff({ ...byHand, state }, desired, NOW)
    return [phase, step]
  }
  expect(asked('none', 'on')).toEqual(['person', 'create'])
  expect(asked('on', 'on')).toEqual(['settled', null])
  expect(asked('on', 'off')).toEqual(['person', 'suspend'])
  expect(asked('off', 'on')).toEqual(['person', 'resume'])
  expect(asked('off', 'gone')).toEqual(['person', 'remove'])
  expect(asked('none', 'off')).toEqual(['settled', null])
  // An order that was sent to a panel may have come to something.
  const sent: Instance = { ...instance, state: 'none', sentAt: NOW, handledBy: 'admin' }
  expect(leftToStaff(sent, 'off', NOW)).toMatchObject({ phase: 'person', step: 'suspend' })
  expect(leftToStaff(sent, 'gone', NOW)).toMatchObject({ phase: 'person', step: 'remove' })
  expect(leftToStaff({ ...sent, sentAt: null }, 'off', NOW)).toMatchObject({ phase: 'settled' })
  // Taken over while a panel was at it.
  expect(asked('installing', 'on')).toEqual(['person', 'create'])
  expect(asked('installing', 'off')).toEqual(['person', 'suspend'])
  expect(asked('failed', 'gone')).toEqual(['person', 'remove'])
})

test('what staff have changed is as the template says that they were asked for, and nothing else of it', () => {
  const limits = { memoryMiB: 2048, diskMiB: null, cpuPercent: 100 }
  for (const state of ['on', 'off'] as const) {
    const asked: Instance = {
      ...instance,
      provider: 'manual',
      panelId: null,
      state,
      applyTemplateId: 'next',
    }
    const desired = state
    expect(leftToStaff(asked, desired, NOW)).toMatchObject({ phase: 'person', step: 'apply' })
    expect(doneByStaff(asked, 'apply', { desired, limits, now: NOW })).toMatchObject({
      state,
      templateId: 'next',
      applyTemplateId: null,
      limits,
      phase: 'settled',
      step: null,
    })
    const suspended = doneByStaff(asked, 'suspend', { desired: 'off', limits, now: NOW })
    expect(suspended).toMatchObject({ templateId: 'template', limits: null, step: 'apply' })
  }
})

test('what staff were to suspend is theirs to remove once the time for that has come', () => {
  const removeNotBefore = at(600)
  const ended: Instance = {
    ...instance,
    provider: 'manual',
    panelId: null,
    state: 'on',
    removeNotBefore,
  }
  expect(leftToStaff(ended, 'off', NOW)).toMatchObject({
    step: 'suspend',
    nextAttemptAt: removeNotBefore,
  })
  expect(leftToStaff(ended, 'gone', removeNotBefore)).toMatchObject({
    step: 'remove',
    nextAttemptAt: null,
  })
})

test('a customer is given what was seen, in the words of the plan; nothing to say is no access', () => {
  const server = {
    address: 'play.example.com:7777',
    panelLink: 'https://panel.example.com/server/1a',
    userName: 'jane',
  }
  expect(filledAccess(USUAL_ACCESS, server, null)).toEqual({ ...server, note: '' })
  expect(
    filledAccess({ ...USUAL_ACCESS, note: 'Connect {server} to {address}.' }, server, 'Los Santos'),
  ).toMatchObject({ note: 'Connect Los Santos to play.example.com:7777.' })
  expect(
    filledAccess(USUAL_ACCESS, { address: null, panelLink: null, userName: null }, null),
  ).toBeNull()
  // One that may not be said takes none of the others away.
  const bad = { ...server, panelLink: 'javascript:alert(1)' }
  expect(filledAccess(USUAL_ACCESS, bad, null)).toEqual({ ...server, panelLink: '', note: '' })
  const link = { ...USUAL_ACCESS, panelLink: 'https://stats.example.com/{server}' }
  expect(filledAccess(link, server, 'Los Santos RP')?.panelLink).toBe(
    'https://stats.example.com/Los%20Santos%20RP',
  )
  const note = { ...USUAL_ACCESS, note: 'Server: {server}.' }
  expect(filledAccess(note, server, 'Cash $$ $& Money')?.note).toBe('Server: Cash $$ $& Money.')
})

test('a percentile is one of the waits; without any all figures are none', () => {
  expect(waits([])).toEqual({ count: 0, median: 0, p95: 0, withinMinute: 0 })
  expect(waits([60.1, 3, 60, 5])).toEqual({ count: 4, median: 5, p95: 60.1, withinMinute: 3 })
  expect(waits(Array.from({ length: 100 }, (_, second) => second + 1))).toMatchObject({
    median: 50,
    p95: 95,
  })
})
