import type { Instance } from '@hostfront/domain/provisioning/instance'
import {
  type Asked,
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

/** What has been answered for a service, by name; what was sealed by a key that is not here is left out. */
export async function openAnswers(
  tx: ReadTx,
  backend: Pick<Backend, 'secrets'>,
  serviceId: string,
): Promise<Readonly<Record<string, string>>> {
  const answers = await answersTo(tx, serviceId)
  return Object.fromEntries(
    answers.flatMap((answer) => {
      const text = openAnswer(backend, answer)
      return text === null ? [] : [[answer.name, text]]
    }),
  )
}

/** Null: it was sealed by a key that is not here. */
function openAnswer(
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
