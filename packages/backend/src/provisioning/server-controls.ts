import type { Power, ServerUsage } from '@hostfront/contract/server-controls'
import { type Instance, isByHand, keyOf } from '@hostfront/domain/provisioning/instance'
import type { Panel } from '@hostfront/domain/provisioning/panel'
import type { UsageAnswer } from '@hostfront/domain/provisioning/seen'
import type { Service } from '@hostfront/domain/services/service'
import type { Controls, Target } from '@hostfront/providers/port'
import { recordChange } from '../audit/record-change.ts'
import type { Providers, SignedInCall } from '../call/context.ts'
import { countAttempt } from '../call/limit-attempts.ts'
import { refused } from '../call/refused.ts'
import { openPanel } from './open-panel.ts'
import { RecentAnswers } from './recent-answers.ts'

/** What a panel has said is taken for so long, ms; panels themselves look no oftener. */
const FRESH = 20_000
const answers = new WeakMap<Providers, RecentAnswers<UsageAnswer>>()

/** Whose services are meant: those that the caller holds, or all. */
type Whose = 'own' | 'anybody'

interface ById {
  readonly id: string
}

/** Asks the panel outside of any transaction, for customers only while it has time for them. */
export async function usageOf(
  call: SignedInCall,
  { id }: ById,
  whose: Whose,
): Promise<ServerUsage> {
  const server = await findServer(call, id, whose)
  if (!server) return { isOffered: false, usage: null }
  const { controls, target, panel } = server
  const answer = await recent(call).ask(target.key, async () =>
    call.providers.hasRoom(panel)
      ? controls.usage(target)
      : { result: 'failed', fault: { code: 'PANEL_BUSY', detail: null } },
  )
  return { isOffered: true, usage: answer.result === 'done' ? answer.usage : null }
}

/** Sends it once. Of what the team does a line is kept. */
export async function sendPower(
  call: SignedInCall,
  { id, signal }: Power,
  whose: Whose,
): Promise<{ done: true }> {
  const server = await findServer(call, id, whose)
  if (!server) throw refused('NO_CONTROLS')
  const { controls, target, panel, service } = server
  await countAttempt(call, { 'power-server': target.key })
  await call.providers.pace(panel)
  const answer = await controls.power(target, signal)
  recent(call).forget(target.key)
  if (whose === 'anybody') {
    await call.store.transaction((tx) =>
      recordChange(tx, call, 'services.power', null, { id: service.id, signal }),
    )
  }
  if (answer.result !== 'done') throw refused('POWER_UNCERTAIN')
  return { done: true }
}

/** Throws NOT_FOUND where there is no such service. Null: its server is not switched from here, or not as it is now. */
async function findServer(
  call: SignedInCall,
  id: string,
  whose: Whose,
): Promise<{
  readonly service: Service
  readonly controls: Controls
  readonly target: Target
  readonly panel: Panel
} | null> {
  const [service, instance] = await call.store.read((tx) =>
    Promise.all([tx.services.get(id), tx.instances.find({ serviceId: id })]),
  )
  if (!service || (whose === 'own' && service.userId !== call.actor.id)) throw refused('NOT_FOUND')
  if (service.status !== 'active' || !instance || !isSwitched(instance)) return null
  const { panelId, remoteId, state, sentAt } = instance
  const panel = panelId ? await call.store.read((tx) => tx.panels.get(panelId)) : null
  if (!panel || panel.status === 'paused') return null
  const opened = await openPanel(call, panel)
  const controls = 'fault' in opened ? null : opened.provider.controls
  if (!controls) return null
  return { service, controls, panel, target: { key: keyOf(instance), remoteId, state, sentAt } }
}

const isSwitched = (instance: Instance): boolean => !isByHand(instance) && instance.state === 'on'

function recent({ providers, now }: SignedInCall): RecentAnswers<UsageAnswer> {
  const known = answers.get(providers) ?? new RecentAnswers<UsageAnswer>(FRESH, now)
  answers.set(providers, known)
  return known
}
