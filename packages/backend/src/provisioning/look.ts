import type { LookEnd } from '@hostfront/domain/provisioning/after-look'
import { desiredOf } from '@hostfront/domain/provisioning/desired'
import type { Fault } from '@hostfront/domain/provisioning/fault'
import { keyOf, type Verb } from '@hostfront/domain/provisioning/instance'
import type { Limits } from '@hostfront/domain/provisioning/limits'
import { nextStep } from '@hostfront/domain/provisioning/next-step'
import type { Panel } from '@hostfront/domain/provisioning/panel'
import type { Answer, ServerSeen } from '@hostfront/domain/provisioning/seen'
import type { ServerSpec } from '@hostfront/domain/provisioning/server-spec'
import type { Provider, Target } from '@hostfront/providers/port'
import type { Backend } from '../call/context.ts'
import { isClockDoubted } from '../clock/is-clock-doubted.ts'
import { type Claimed, claimEnd, heldBy } from './claim.ts'
import type { Brought, Happened, LookResult } from './look-result.ts'
import type { MassGuard } from './mass-guard.ts'
import { openPanel } from './open-panel.ts'
import { readSpec } from './read-spec.ts'

/** Steps of one look; what is left after them has the next. */
const MOST_STEPS = 3
/** A panel that is paused is looked for again after this, in ms. */
const PAUSED = 60_000

/** What a look has come to, under the claim as it is by then. */
interface Looked {
  readonly claimed: Claimed
  readonly result: LookResult
}

/** Asks the panel first, whatever was known; then does what is next, and only that, until nothing more is. */
export async function look(
  backend: Backend,
  claimed: Claimed,
  panel: Panel,
  guard: MassGuard,
): Promise<Looked> {
  const rests = restsUntil(backend, panel)
  if (rests) return { claimed, result: { by: 'nobody', until: rests } }
  await backend.providers.pace(panel)
  const opened = await openPanel(backend, panel)
  if ('fault' in opened) {
    const failed = { result: 'person', fault: opened.fault } as const
    return { claimed, result: atPanel({ failed, verb: null }) }
  }
  const looking = new Look(backend, claimed, opened.provider, () => guard.allows(panel))
  const result = await looking.run()
  return { claimed: looking.claimed, result }
}

function restsUntil({ now }: Backend, { status, restsUntil: until }: Panel): string | null {
  if (status === 'paused') return new Date(Date.parse(now()) + PAUSED).toISOString()
  return until !== null && until > now() ? until : null
}

const atPanel = (
  end: LookEnd,
  events: readonly Happened[] = [],
  brought: Brought | null = null,
): LookResult => ({ by: 'panel', end, events, brought })

class Look {
  readonly #events: Happened[] = []
  #brought: Brought | null = null
  /** It is as its template says now. */
  #isChanged = false
  #target: Target

  constructor(
    private readonly backend: Backend,
    public claimed: Claimed,
    private readonly provider: Provider,
    private readonly mayTakeAway: () => Promise<boolean>,
  ) {
    const { remoteId, state, sentAt } = claimed.instance
    this.#target = { key: keyOf(claimed.instance), remoteId, state, sentAt }
  }

  async run(): Promise<LookResult> {
    let answer = await this.#ask('observe', () => this.provider.observe(this.#target))
    let verb: Verb | null = null
    for (let steps = 0; ; steps++) {
      if (answer.result !== 'done' && answer.result !== 'absent') {
        return this.#ended({ failed: answer, verb })
      }
      const seen = answer.result === 'done' ? answer.seen : null
      const next = this.#next(seen)
      if (next.do === 'settle' || next.do === 'wait' || next.do === 'ask') {
        return this.#ended({ step: next, seen })
      }
      const pause = { do: 'wait', until: this.backend.now() } as const
      if (steps === MOST_STEPS) return this.#ended({ step: pause, seen })
      verb = next.do
      const done = await this.#act(verb)
      // Its service has changed meanwhile: what was to be done may be wrong by now.
      if (!done) return this.#ended({ step: pause, seen })
      answer = done
    }
  }

  #ended(end: LookEnd): LookResult {
    return atPanel(end, this.#events, this.#brought)
  }

  #next(seen: ServerSeen | null) {
    const { instance, service } = this.claimed
    const now = this.backend.now()
    const { state, sentAt } = this.#target
    const applyTemplateId = this.#isChanged ? null : instance.applyTemplateId
    const history = { ...instance, state, sentAt, applyTemplateId }
    return nextStep(desiredOf(service, instance, now), seen?.state ?? 'none', history, now)
  }

  /** Null: it must not be done any more. */
  async #act(verb: Verb): Promise<Answer | null> {
    if (verb === 'create') return this.#create()
    if (verb === 'apply') return this.#apply()
    if (verb !== 'resume' && !(await this.mayTakeAway())) {
      return person({ code: 'MASS_GUARD', detail: null })
    }
    // Its time may not have come.
    if (verb === 'remove' && (await isClockDoubted(this.backend))) {
      return { result: 'retry', fault: { code: 'CLOCK_DOUBTED', detail: null } }
    }
    return this.#send(verb, () => this.provider[verb](this.#target))
  }

  async #create(): Promise<Answer | null> {
    const { templateId } = this.claimed.instance
    const spec = await readSpec(this.backend, this.claimed, { templateId, mustBeAnswered: true })
    if ('fault' in spec) {
      return spec.fault.code === 'ANSWERS_MISSING' ? untilAnswered(spec.fault) : person(spec.fault)
    }
    const answer = await this.#send('create', () => this.provider.create(this.#target, spec))
    const isMade = answer?.result === 'done' || answer?.result === 'unknown'
    if (isMade) this.#brought = { templateId, limits: limitsIn(spec) }
    return answer
  }

  async #apply(): Promise<Answer | null> {
    const { applyTemplateId, templateId } = this.claimed.instance
    const spec = await readSpec(this.backend, this.claimed, {
      templateId: applyTemplateId,
      // What was never asked of its customer stays as it is.
      mustBeAnswered: false,
    })
    if ('fault' in spec) return person(spec.fault)
    const before = await this.backend.store.read(async (tx) =>
      templateId ? tx.planTemplates.get(templateId) : null,
    )
    const answer = await this.#send('apply', () =>
      this.provider.apply(this.#target, spec, before?.recipe ?? null),
    )
    if (answer?.result !== 'done') return answer
    this.#isChanged = true
    this.#brought = { templateId: applyTemplateId, limits: limitsIn(spec) }
    return answer
  }

  /** Null: something has woken it meanwhile, or the claim is another's. */
  async #send(verb: Verb, call: () => Promise<Answer>): Promise<Answer | null> {
    // Written before it is sent: whoever comes after this process knows that it may have been.
    const sentAt = this.backend.now()
    const patch = { sentAt, claimedUntil: claimEnd(this.backend) }
    const held = heldBy(this.claimed)
    const instance = await this.backend.store.transaction((tx) =>
      tx.instances.update(this.claimed.instance.id, patch, held),
    )
    if (!instance) return null
    this.claimed = { ...this.claimed, instance }
    this.#target = { ...this.#target, sentAt }
    return this.#ask(verb, call)
  }

  async #ask(verb: Happened['verb'], call: () => Promise<Answer>): Promise<Answer> {
    const begun = Date.parse(this.backend.now())
    const answer = await call()
    const milliseconds = Math.max(0, Date.parse(this.backend.now()) - begun)
    const before = this.#target.state
    if (answer.result === 'done') {
      this.#target = { ...this.#target, remoteId: answer.seen.remoteId, state: answer.seen.state }
    }
    const state = answer.result === 'done' ? answer.seen.state : null
    const fault = 'fault' in answer ? answer.fault : null
    // A look at what was known already is no news.
    const isNews = verb !== 'observe' || fault !== null || (state !== null && state !== before)
    if (isNews) {
      this.#events.push({
        verb,
        result: answer.result,
        state,
        fault: fault?.code ?? null,
        faultDetail: fault?.detail ?? null,
        milliseconds,
      })
    }
    return answer
  }
}

const limitsIn = ({ memoryMiB, diskMiB, cpuPercent }: ServerSpec): Limits => ({
  memoryMiB,
  diskMiB,
  cpuPercent,
})

const person = (fault: Fault): Answer => ({ result: 'person', fault })

/** An answer wakes it; who does not answer for half a day is for staff to ask. */
const untilAnswered = (fault: Fault): Answer => ({ result: 'retry', fault, afterSeconds: 3600 })
