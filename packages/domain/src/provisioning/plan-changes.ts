/** In what a server that exists differs from what its plan says now, as far as the shop has written it down. */
import { type Instance, isByHand } from './instance.ts'
import type { Limits } from './limits.ts'
import type { PlanTemplate } from './plan-template.ts'
import type { PterodactylRecipe } from './pterodactyl-recipe.ts'
import { proxmoxRecipe, pterodactylRecipe } from './recipe.ts'
import { portWords, sourceText } from './recipe-words.ts'
import type { KeptWhy, ServerChange, Standing } from './server-change.ts'

/** Of a machine nothing but its hardware is changed once it was made, so only these differ in more. */
type Words = PterodactylRecipe | null

/** How servers of the plan are made from now on. */
export interface PlanNow {
  readonly template: Pick<PlanTemplate, 'id' | 'panelId' | 'recipe'>
  readonly limits: Limits
}

/** `made`: the recipe of the version that it was last brought to; null: there is none, or it is not known. */
export function standingOf(
  instance: Instance,
  made: PlanTemplate['recipe'],
  { template, limits }: PlanNow,
): Standing {
  // Its disk only grows.
  const isMachine = proxmoxRecipe(template.recipe) !== null
  const [was, is] = [pterodactylRecipe(made), pterodactylRecipe(template.recipe)]
  const why = keptWhy(instance, template, limits)
  if (why !== null) return { is: 'kept', why, changes: [] }
  const changes = [
    ...limitChanges(instance.limits, was, limits, is).filter(
      ({ part, from, to }) => part !== 'disk' || !isMachine || !isLess(to, from),
    ),
    ...(is ? recipeChanges(was, is) : []),
  ]
  if (instance.applyTemplateId === template.id) return { is: 'asked', why: null, changes }
  const isSame = instance.templateId === template.id && changes.length === 0
  return { is: isSame ? 'same' : 'differs', why: null, changes }
}

function keptWhy(
  instance: Instance,
  { panelId, recipe }: PlanNow['template'],
  limits: Limits,
): KeptWhy | null {
  const { state, fault, removeNotBefore } = instance
  if (state === 'gone' || removeNotBefore !== null) return 'ended'
  if (fault === 'MISSING') return 'missing'
  if (state === 'none' || state === 'installing') return 'unready'
  if (state === 'failed') return 'install-failed'
  if (isByHand(instance)) return null
  if (panelId !== instance.panelId) return 'other-panel'
  const words = pterodactylRecipe(recipe)
  const amounts = LIMITS.map(([, field, word]) => amountOf(limits[field], words?.[word]))
  return recipe && amounts.includes(null) ? 'hardware-unsaid' : null
}

const isLess = (one: ServerChange['to'], other: ServerChange['from']): boolean =>
  typeof one === 'number' && typeof other === 'number' && one < other

const LIMITS = [
  ['memory', 'memoryMiB', 'memory'],
  ['disk', 'diskMiB', 'disk'],
  ['cpu', 'cpuPercent', 'cpu'],
] as const

const amountOf = (
  amount: number | null | undefined,
  word: PterodactylRecipe['memory'] | undefined,
): ServerChange['to'] => (word === 'unlimited' ? word : (amount ?? null))

/** What the plan does not say is left as it is. */
const limitChanges = (
  known: Limits | null,
  made: Words,
  limits: Limits,
  now: Words,
): ServerChange[] =>
  LIMITS.flatMap(([part, field, word]) => {
    const to = amountOf(limits[field], now?.[word])
    return to === null ? [] : changed(part, amountOf(known?.[field], made?.[word]), to)
  })

const changed = (
  part: ServerChange['part'],
  from: ServerChange['from'],
  to: ServerChange['to'],
  name: string | null = null,
): ServerChange[] => (from === to ? [] : [{ part, name, from, to }])

function recipeChanges(made: Words, now: PterodactylRecipe): ServerChange[] {
  return [
    ...changed('swap', made?.swap ?? null, now.swap),
    ...changed('io', made?.io ?? null, now.io),
    ...changed('databases', made?.databases ?? null, now.databases),
    ...changed('backups', made?.backups ?? null, now.backups),
    ...changed('egg', made?.eggId ?? null, now.eggId),
    ...changed('image', made?.dockerImage ?? null, now.dockerImage),
    ...changed('startup', made?.startup ?? null, now.startup),
    ...portChanges(made, now),
    ...variableChanges(made, now),
  ]
}

/** Ports are added and never taken away, so what a server has beyond the recipe is no change. */
function portChanges(made: Words, now: PterodactylRecipe): ServerChange[] {
  const left = made?.ports.slice(1).map(({ offset }) => offset) ?? []
  const lacks = now.ports.slice(1).filter(({ offset }) => {
    const at = left.indexOf(offset)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return lacks.length === 0 ? [] : changed('ports', made && portWords(made), portWords(now))
}

/** Those that the shop fills in the same way for every server; others are filled where they are new, and then left alone. */
function variableChanges(made: Words, now: PterodactylRecipe): ServerChange[] {
  const before = new Map(made?.variables.map(({ name, source }) => [name, sourceText(source)]))
  return now.variables.flatMap(({ name, source }) => {
    const from = before.get(name) ?? null
    const isFixed = source.from === 'fixed' || source.from === 'port'
    return isFixed || from === null ? changed('variable', from, sourceText(source), name) : []
  })
}
