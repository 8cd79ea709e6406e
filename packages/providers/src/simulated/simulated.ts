/**
 * A panel that makes nothing, for trying out what the shop does with one. Its servers are what the shop itself knows of
 * them, so it needs no place of its own: an install takes a few seconds from the order on, everything else no time.
 */
import type { Answer, Preview, ServerSeen } from '@hostfront/domain/provisioning/seen'
import type { PanelAccess, Provider, Target } from '../port.ts'

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
  if (rehearsal === 'down') {
    const down = async (): Promise<Answer> => ({
      result: 'retry',
      fault: { code: 'UNREACHABLE', detail: null },
    })
    const preview = async (): Promise<Preview> => ({
      result: 'missing',
      fault: { code: 'UNREACHABLE', detail: null },
    })
    return { observe: down, create: down, suspend: down, resume: down, remove: down, preview }
  }
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

  return {
    async observe(target) {
      const { state, remoteId } = target
      if (remoteId === null || state === 'none' || state === 'gone') return { result: 'absent' }
      return seen(target, state === 'installing' ? installed(target) : state)
    },
    async create(target) {
      if (rehearsal === 'full') {
        return { result: 'person', fault: { code: 'NO_ROOM', detail: null } }
      }
      return seen(target, 'installing')
    },
    async preview({ name, memoryMiB, diskMiB, cpuPercent }) {
      if (rehearsal === 'full') {
        return { result: 'missing', fault: { code: 'NO_ROOM', detail: null } }
      }
      const limits = { memory: memoryMiB, disk: diskMiB, cpu: cpuPercent }
      const order = Object.entries({ name, ...limits })
      return { result: 'ready', order: order.map(([field, value]) => [field, String(value)]) }
    },
    suspend: async (target) => seen(target, 'off'),
    resume: async (target) => seen(target, 'on'),
    remove: async () => ({ result: 'absent' }),
  }
}

const remoteIdOf = ({ key }: Target): string => `simulated-${portOf(key)}`

/** The same for the same key. */
function portOf(key: string): number {
  let sum = 0
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % PORTS
  return FIRST_PORT + sum
}
