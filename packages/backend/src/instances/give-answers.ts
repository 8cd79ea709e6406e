import { DONE } from '@hostfront/contract/page'
import { type Asked, answersOf } from '@hostfront/domain/provisioning/question'
import type { Tx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { answerPlace, askedOf, isAsking } from './answers.ts'
import { awake, replaceInstance } from './wake-instance.ts'

interface Given {
  readonly id: string
  readonly answers: Readonly<Record<string, string>>
}

/** The caller's own service gets what its server is waiting for, and the server is looked at next. */
export function giveAnswers(call: SignedInCall, { id, answers }: Given): Promise<typeof DONE> {
  return call.store.transaction(async (tx) => {
    const service = await tx.services.get(id, { lock: true })
    if (service?.userId !== call.actor.id) throw refused('NOT_FOUND')
    const instance = await tx.instances.find({ serviceId: id })
    const asked = instance ? await askedOf(tx, instance) : []
    const isOver = service.status === 'terminated' || asked.length === 0
    if (!instance || isOver || !isAsking(instance)) throw refused('NOTHING_ASKED')
    const given = Object.fromEntries(asked.map(({ name }) => [name, answers[name] ?? '']))
    const parsed = answersOf(asked).safeParse(given)
    if (!parsed.success) {
      const [first] = parsed.error.issues
      throw refused('ANSWER_REFUSED', {
        name: String(first?.path[0] ?? ''),
        problem: first?.message ?? '',
      })
    }
    const news = asked.filter(({ name, text }) => (parsed.data[name] ?? '') !== (text ?? ''))
    const kept = news.filter(({ name }) => parsed.data[name])
    // What changes nothing must not set the panel to work.
    if (kept.length === 0) return DONE
    for (const question of kept) {
      await keepAnswer(tx, call, id, question, parsed.data[question.name] ?? '')
    }
    const woken = awake(instance, service, call.now())
    await replaceInstance(tx, instance, { ...woken, fault: null, faultDetail: null })
    return DONE
  })
}

async function keepAnswer(
  tx: Tx,
  call: SignedInCall,
  serviceId: string,
  { name, kind }: Asked,
  text: string,
): Promise<void> {
  const before = await tx.serverAnswers.find({ serviceId, name })
  const id = before?.id ?? call.newId()
  const isSecret = kind === 'secret'
  if (isSecret && !call.secrets) throw refused('KEY_NEEDS_SERVER_KEY')
  const secretText = isSecret
    ? (call.secrets?.seal(answerPlace(id), text, call.now()) ?? null)
    : null
  const answer = { text: isSecret ? null : text, secretText }
  if (before) await tx.serverAnswers.update(id, answer)
  else {
    const createdAt = call.now()
    await tx.serverAnswers.insert({
      id,
      createdAt,
      serviceId,
      userId: call.actor.id,
      name,
      ...answer,
    })
  }
}
