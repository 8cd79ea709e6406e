import type { Plan } from '../plans/plan.ts'
import type { Service } from '../services/service.ts'
import type { Limits } from './limits.ts'
import type { PlanTemplate } from './plan-template.ts'
import type { ServerOwner, ServerSpec } from './server-spec.ts'

const MIB_PER_GB = 1024
const PERCENT_PER_CORE = 100

interface Made {
  readonly key: string
  readonly service: Pick<Service, 'planName' | 'serverName'> & {
    readonly options: readonly Pick<Service['options'][number], 'id' | 'choice' | 'choiceLabel'>[]
  }
  readonly plan: Pick<Plan, 'specs'>
  readonly template: Pick<PlanTemplate, 'recipe' | 'questions'>
  readonly owner: ServerOwner
  readonly answers: ServerSpec['answers']
}

/** What a panel is asked for. What a plan does not say stays unsaid: it is never "as much as there is". */
export function specOf({ key, service, plan, template, owner, answers }: Made): ServerSpec {
  return {
    key,
    name: oneLine(service.serverName ?? service.planName),
    owner,
    ...limitsOf(plan),
    chosen: Object.fromEntries(
      service.options.map(({ id, choice, choiceLabel }) => [id, choice ?? choiceLabel]),
    ),
    choices: service.options.flatMap(({ choice }) => choice ?? []),
    answers,
    sshKeys: template.questions.flatMap(({ name, kind }) =>
      kind === 'ssh-key' ? (answers[name] ?? []) : [],
    ),
    recipe: template.recipe,
  }
}

/** Panels keep notes in lines, and ours say whose a server is: a name must not begin one. */
const oneLine = (name: string): string => name.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** What a server of the plan may take. */
export function limitsOf({ specs: { ram, storage, cpu } }: Pick<Plan, 'specs'>): Limits {
  return {
    memoryMiB: ram && Math.round(ram * MIB_PER_GB),
    diskMiB: storage && Math.round(storage * MIB_PER_GB),
    cpuPercent: cpu && Math.round(cpu * PERCENT_PER_CORE),
  }
}
