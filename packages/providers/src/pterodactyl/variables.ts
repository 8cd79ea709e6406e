import type {
  PterodactylRecipe,
  VariableSource,
} from '@hostfront/domain/provisioning/pterodactyl-recipe'
import { pterodactylRecipe } from '@hostfront/domain/provisioning/recipe'
import type { ServerSpec } from '@hostfront/domain/provisioning/server-spec'
import { type Got, refuse } from './ask.ts'
import type { Allocation, EggVariable } from './panel-objects.ts'

export type Environment = Readonly<Record<string, string>>

/**
 * What the egg's variables are filled with: as the recipe says, else the egg's own default, for the panel takes none by
 * itself. Refuses what the panel would. `egg`: null where it is not read.
 */
export function environmentOf(
  spec: ServerSpec,
  egg: readonly EggVariable[] | null,
  ports: readonly Allocation[],
): Got<Environment> {
  const environment: Record<string, string> = {}
  for (const { env_variable, default_value } of egg ?? []) {
    environment[env_variable] = default_value ?? ''
  }
  for (const { name, source } of pterodactylRecipe(spec.recipe)?.variables ?? []) {
    const value = filling(source, spec, ports)
    if (value === null) return refuse('REFUSED_FIELD', fieldOf(name))
    environment[name] = value
  }
  return complete(environment, egg ?? [])
}

/** A server that exists, as its variables are filled. */
interface Filled {
  readonly egg: readonly EggVariable[]
  /** By their names. */
  readonly has: ReadonlyMap<string, string>
  readonly isSameEgg: boolean
  readonly ports: readonly Allocation[]
  /** The recipe of the version before; null: not known. */
  readonly before: PterodactylRecipe | null
}

/**
 * What the egg's variables become on a server that exists. The panel empties what is left out, so all are named. The
 * shop's own are those that its recipe fixes, ports, and options; of these one that the customer may edit is theirs once it has
 * another value than it was given.
 */
export function changedEnvironment(
  spec: ServerSpec,
  { egg, has, isSameEgg, ports, before }: Filled,
): Got<Environment> {
  const recipe = pterodactylRecipe(spec.recipe)
  const sources = new Map(recipe?.variables.map(({ name, source }) => [name, source]))
  const environment: Record<string, string> = {}
  for (const { env_variable: name, default_value, user_editable } of egg) {
    const source = sources.get(name)
    const value = has.get(name) ?? ''
    const given = fixedIn(before, name) ?? default_value ?? ''
    const isTheirs = user_editable !== false && isSameEgg && value !== '' && value !== given
    const isKept =
      source === undefined
        ? isSameEgg && value !== ''
        : source.from === 'fixed'
          ? isTheirs
          : source.from !== 'port' && !isChosen(source, user_editable) && value !== ''
    // What was never asked of its customer is left as it is.
    const isUnasked = source?.from === 'customer' || source?.from === 'option'
    const filled = source ? filling(source, spec, ports) : (default_value ?? '')
    if (!isKept && filled === null && !isUnasked) return refuse('REFUSED_FIELD', fieldOf(name))
    // As the panel stores it.
    environment[name] = isKept ? value : (filled ?? value).trim()
  }
  return complete(environment, egg)
}

/** What was chosen, and may be chosen anew; what its customer may edit is theirs. */
const isChosen = ({ from }: VariableSource, isEditable: EggVariable['user_editable']): boolean =>
  from === 'option' && isEditable === false

function fixedIn(recipe: PterodactylRecipe | null, name: string): string | null {
  const source = recipe?.variables.find((each) => each.name === name)?.source
  return source?.from === 'fixed' ? source.value.trim() : null
}

/** Refuses what the panel would: what has to be filled and is not. */
function complete(environment: Environment, egg: readonly EggVariable[]): Got<Environment> {
  const empty = egg
    .filter(({ rules }) => rules.split('|').includes('required'))
    .map(({ env_variable }) => env_variable)
    .filter((name) => !environment[name]?.trim())
  if (empty.length > 0) return refuse('REFUSED_FIELD', fieldOf(empty.join(',')))
  return { ok: true, value: environment }
}

const fieldOf = (name: string): string => `environment.${name}`.slice(0, 120)

/** Null: there is nothing to fill it with. */
function filling(
  source: VariableSource,
  { chosen, name, answers }: ServerSpec,
  ports: readonly Allocation[],
): string | null {
  switch (source.from) {
    case 'fixed':
      return source.value
    case 'generated':
      return generated()
    case 'option':
      return chosen[source.optionId] ?? null
    case 'customer':
      return answers[source.name] ?? null
    case 'port':
      return ports[source.index]?.port.toString() ?? null
    case 'server-name':
      return name
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 20
/** The largest multiple of the letters' number in a byte: beyond it some would come more often. */
const FAIR = 256 - (256 % LETTERS.length)

/** 20 letters and digits by chance. */
export function generated(): string {
  let text = ''
  while (text.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) {
      if (byte < FAIR && text.length < LENGTH) text += LETTERS[byte % LETTERS.length]
    }
  }
  return text
}
