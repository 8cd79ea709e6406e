/**
 * A panel that makes nothing, for trying out what the shop does with one. Its servers are what the shop itself knows of
 * them, so it needs no place of its own: an install takes a few seconds from the order on, everything else no time.
 */
import type { Fault } from '@hostfront/domain/provisioning/fault'
import type { Answer, ServerSeen } from '@hostfront/domain/provisioning/seen'
import type { Controls, PanelAccess, Provider, Target } from '../port.ts'
import { keyNumber } from './key-number.ts'
import { forget, press, usageOf } from './power.ts'

/** ms. */
const INSTALL = 3000
const SLOW_INSTALL = 5 * 60_000
/** As it stands in documentation: nobody's address (RFC 5737). */
const ADDRESS = '203.0.113.10'
const FIRST_PORT = 20_000
const PORTS = 10_000

export function openSimulated(
  { rehearsal }: Pick<PanelAccess, 'rehearsal'>,
  { now }: { now(): string },
): Provider {
  if (rehearsal === 'down') return DOWN
  const length = rehearsal === 'slow' ? SLOW_INSTALL : INSTALL

  function seen(target: Target, state: ServerSeen['state']): Answer {
    return {
      result: 'done',
      seen: {
        state,
        remoteId: remoteIdOf(target),
        address: `${ADDRESS}:${portOf(target.key)}`,
        panelLink: null,
        userName: null,
      },
    }
  }

  /** What an install that began with the order has come to. */
  function installed(target: Target): ServerSeen['state'] {
    const age = target.sentAt === null ? 0 : Date.parse(now()) - Date.parse(target.sentAt)
    if (age < length) return 'installing'
    return rehearsal === 'failing' ? 'failed' : 'on'
  }

  /** Null: there is none. */
  function stateOf(target: Target): ServerSeen['state'] | null {
    const { state, remoteId } = target
    if (remoteId === null || state === 'none' || state === 'gone') return null
    return state === 'installing' ? installed(target) : state
  }

  const controls: Controls = {
    async power(target, signal) {
      const state = stateOf(target)
      if (state === null) return { result: 'absent' }
      if (state !== 'on') return { result: 'retry', fault: BUSY }
      press(target.key, signal, Date.parse(now()))
      return seen(target, state)
    },
    async usage(target) {
      const state = stateOf(target)
      if (state !== 'on') return { result: 'failed', fault: state === null ? MISSING : BUSY }
      const since = target.sentAt === null ? null : Date.parse(target.sentAt) + length
      return { result: 'done', usage: usageOf(target.key, since, Date.parse(now())) }
    },
  }

  return {
    controls,
    async observe(target) {
      const state = stateOf(target)
      return state === null ? { result: 'absent' } : seen(target, state)
    },
    async create(target) {
      if (rehearsal === 'full') {
        return { result: 'person', fault: { code: 'NO_ROOM', detail: null } }
      }
      forget(target.key)
      return seen(target, 'installing')
    },
    async apply(target) {
      const state = stateOf(target)
      if (state === null) return { result: 'absent' }
      return state === 'installing' ? { result: 'retry', fault: BUSY } : seen(target, state)
    },
    async preview({ name, memoryMiB, diskMiB, cpuPercent }) {
      if (rehearsal === 'full') {
        return { result: 'missing', fault: { code: 'NO_ROOM', detail: null } }
      }
      const limits = { memory: memoryMiB, disk: diskMiB, cpu: cpuPercent }
      const order = Object.entries({ name, ...limits })
      return { result: 'ready', order: order.map(([field, value]) => [field, String(value)]) }
    },
    async suspend(target) {
      forget(target.key)
      return seen(target, 'off')
    },
    resume: async (target) => seen(target, 'on'),
    async remove({ key }) {
      forget(key)
      return { result: 'absent' }
    },
  }
}

const UNREACHABLE: Fault = { code: 'UNREACHABLE', detail: null }
/** As a real one refuses while it installs or is suspended. */
const BUSY: Fault = { code: 'PANEL_BUSY', detail: null }
const MISSING: Fault = { code: 'MISSING', detail: null }

const down = async (): Promise<Answer> => ({ result: 'retry', fault: UNREACHABLE })

const DOWN: Provider = {
  observe: down,
  create: down,
  apply: down,
  suspend: down,
  resume: down,
  remove: down,
  preview: async () => ({ result: 'missing', fault: UNREACHABLE }),
  controls: { power: down, usage: async () => ({ result: 'failed', fault: UNREACHABLE }) },
}

const remoteIdOf = ({ key }: Target): string => `simulated-${portOf(key)}`

const portOf = (key: string): number => FIRST_PORT + keyNumber(key, PORTS)
