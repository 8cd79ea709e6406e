/** What is said of a panel's servers that are not as the shop has them. */
import type { Difference, PanelServer, PanelShown } from '@hostfront/contract/panels'
import type { DriftKind } from '@hostfront/domain/provisioning/drift'
import { formatMoment } from './dates.ts'

const KINDS: Readonly<Record<DriftKind, readonly [name: string, advice: string]>> = {
  missing: [
    'Not on the panel',
    'Open the service. Take it over if it was deleted there, and set it up again.',
  ],
  extra: [
    'No service here',
    'It bears the key of a service that has ended, of another shop, or of one newer than a restored backup. Nothing is done about it here.',
  ],
  twice: [
    'Same key twice',
    'Look which of them is used, and take the key off the other one there.',
  ],
  'other-owner': [
    'Somebody else’s there',
    'Where its client has another email address now, change that on the panel. Else give it to its client there.',
  ],
  'other-limits': [
    'Other limits',
    'Apply its plan under Products, Delivery, or set them on the panel.',
  ],
  runs: ['Runs, though not active', 'Put it right: the panel is asked to suspend it.'],
  suspended: ['Suspended, though active', 'Put it right: the panel is asked to bring it back.'],
  'no-address': ['No address', 'Give it an allocation on the panel.'],
}

export const driftName = (kind: DriftKind): string => KINDS[kind][0]
export const driftAdvice = (kind: DriftKind): string => KINDS[kind][1]

/** Whether the shop sets it right when it looks at the server again. */
export const canPutRight = (kind: DriftKind): boolean => kind === 'runs' || kind === 'suspended'

/** When a panel was last compared, and what was found; `null` differences: it could not be read. */
export function comparedLine({
  comparedAt,
  differences,
}: Pick<PanelShown, 'comparedAt' | 'differences'>): string {
  if (comparedAt === null) return EVERY_NIGHT
  const when = `Last time, ${formatMoment(comparedAt)}`
  if (differences === null) return `${when}, it could not be read. ${EVERY_NIGHT}`
  const found = differences === 0 ? 'nothing' : String(differences)
  return `${when}, ${found} differed. ${EVERY_NIGHT}`
}

const EVERY_NIGHT = 'It is also done every night.'

/** The two sides of it, where there is more to say than its name: `2048 MiB memory, sold 1024 MiB`. */
export function driftDetail({
  kind,
  service,
  server,
}: Pick<Difference, 'kind' | 'service' | 'server'>): string | null {
  if (!service || !server) return null
  if (kind === 'other-owner') return `${server.ownerEmail} there, ${service.ownerEmail} here`
  if (kind !== 'other-limits') return null
  const pairs = [
    ['memory', 'MiB', server.memoryMiB, service.memoryMiB],
    ['disk', 'MiB', server.diskMiB, service.diskMiB],
    ['CPU', '%', server.cpuPercent, service.cpuPercent],
  ] as const
  return pairs
    .filter(([, , has, sold]) => has !== null && sold !== null && has !== sold)
    .map(([name, unit, has, sold]) => `${limit(has, unit)} ${name}, sold ${sold} ${unit}`)
    .join('; ')
}

/** `1024 MiB memory, 5120 MiB disk, CPU without limit`. */
export function limitsLine({ memoryMiB, diskMiB, cpuPercent }: PanelServer): string {
  const parts = [
    ['memory', 'MiB', memoryMiB],
    ['disk', 'MiB', diskMiB],
    ['CPU', '%', cpuPercent],
  ] as const
  return parts
    .filter(([, , amount]) => amount !== null)
    .map(([name, unit, amount]) => `${limit(amount, unit)} ${name}`)
    .join(', ')
}

const limit = (amount: number | null, unit: string): string =>
  amount === 0 ? 'Unlimited' : `${amount} ${unit}`
