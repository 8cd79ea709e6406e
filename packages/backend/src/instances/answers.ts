import type { Instance } from '@hostfront/domain/provisioning/instance'
import {
  type Asked,
  areAnswered,
  MOST_QUESTIONS,
  type ServerAnswer,
} from '@hostfront/domain/provisioning/question'
import type { ReadTx } from '@hostfront/store/port'
import type { Backend, SecretPlace } from '../call/context.ts'

/** Where an answer that is a secret is kept. */
export const answerPlace = (id: string): SecretPlace => ({
  collection: 'serverAnswers',
  id,
  field: 'secretText',
})

/** Whether an answer changes something yet: nothing is made, as far as anybody knows. */
export const isAsking = ({ readyAt, state }: Pick<Instance, 'readyAt' | 'state'>): boolean =>
  readyAt === null && state === 'none'

/** What the customer of a server is asked, by the template that it is made by, with what has been answered. */
export async function askedOf(
  tx: ReadTx,
  { templateId, serviceId }: Pick<Instance, 'templateId' | 'serviceId'>,
): Promise<Asked[]> {
  const template = templateId ? await tx.planTemplates.get(templateId) : null
  if (!template || template.questions.length === 0) return []
  const answers = await answersTo(tx, serviceId)
  const given = new Map(answers.map((answer) => [answer.name, answer]))
  return template.questions.map((question) => {
    const answer = given.get(question.name)
    const text = answer?.text ?? null
    // A secret that was lost with an export has to be given again.
    return { ...question, isAnswered: text !== null || Boolean(answer?.secretText), text }
  })
}

/** What has been answered for a service, whether it is still asked or not. */
export async function answersTo(tx: ReadTx, serviceId: string): Promise<ServerAnswer[]> {
  const { items } = await tx.serverAnswers.list({
    where: { serviceId },
    order: 'oldest',
    limit: 10 * MOST_QUESTIONS,
  })
  return items
}

/** All that is asked, opened, by name; null: something is not answered, or does not open here. */
export async function openAnswers(
  tx: ReadTx,
  backend: Pick<Backend, 'secrets'>,
  instance: Pick<Instance, 'templateId' | 'serviceId'>,
): Promise<Readonly<Record<string, string>> | null> {
  const asked = await askedOf(tx, instance)
  if (asked.length === 0) return {}
  if (!areAnswered(asked)) return null
  const names = new Set(asked.map(({ name }) => name))
  const answers = (await answersTo(tx, instance.serviceId)).filter(({ name }) => names.has(name))
  const opened = answers.map((answer) => [answer.name, openAnswer(backend, answer)] as const)
  if (opened.some(([, text]) => text === null)) return null
  return Object.fromEntries(opened.map(([name, text]) => [name, text ?? '']))
}

/** Null: it was sealed by a key that is not here. */
export function openAnswer(
  { secrets }: Pick<Backend, 'secrets'>,
  { id, text, secretText }: ServerAnswer,
): string | null {
  if (secretText === null) return text
  try {
    return secrets?.open(answerPlace(id), secretText) ?? null
  } catch {
    return null
  }
}
