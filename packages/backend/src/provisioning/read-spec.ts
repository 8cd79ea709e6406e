import type { Fault } from '@hostfront/domain/provisioning/fault'
import { type Instance, keyOf } from '@hostfront/domain/provisioning/instance'
import type { ServerSpec } from '@hostfront/domain/provisioning/server-spec'
import { specOf } from '@hostfront/domain/provisioning/spec-of'
import type { Backend } from '../call/context.ts'
import { openAnswers } from '../instances/answers.ts'
import type { Claimed } from './claim.ts'

/** So many hex digits of a digest are a name of its own. */
const KEY_LENGTH = 24

interface Wanted {
  readonly templateId: Instance['templateId']
  /** Whether it cannot do without what its customer is asked. */
  readonly mustBeAnswered: boolean
}

/** What the panel is asked for by a version of the plan's template, or what is missing for it. */
export async function readSpec(
  { store, digest, secrets }: Pick<Backend, 'store' | 'digest' | 'secrets'>,
  { instance, service }: Claimed,
  { templateId, mustBeAnswered }: Wanted,
): Promise<ServerSpec | { readonly fault: Fault }> {
  const [template, plan, user, answers] = await store.read((tx) =>
    Promise.all([
      templateId ? tx.planTemplates.get(templateId) : null,
      tx.plans.get(service.planId),
      tx.users.get(service.userId),
      openAnswers(tx, { secrets }, service.id),
    ]),
  )
  if (!template) return missing('NO_TEMPLATE')
  if (!plan || !user) return missing('NO_PLAN')
  const isOpen = template.questions.some(({ name }) => answers[name] === undefined)
  if (mustBeAnswered && isOpen) return missing('ANSWERS_MISSING')
  // The seed's ids are the same in every shop; when an account was made differs.
  const mark = await digest(`${user.id} ${user.createdAt}`)
  const owner = {
    key: `hf-u-${mark.replaceAll(/[^a-zA-Z0-9]/g, '').slice(0, KEY_LENGTH)}`,
    email: user.email,
    name: user.name,
    isEmailVerified: user.emailVerifiedAt !== null,
  }
  return specOf({ key: keyOf(instance), service, plan, template, owner, answers })
}

const missing = (code: Fault['code']) => ({ fault: { code, detail: null } })
