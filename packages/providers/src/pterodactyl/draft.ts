import type { PterodactylRecipe } from '@hostfront/domain/provisioning/pterodactyl-recipe'
import { pterodactylRecipe } from '@hostfront/domain/provisioning/recipe'
import type { Preview } from '@hostfront/domain/provisioning/seen'
import type { ServerSpec } from '@hostfront/domain/provisioning/server-spec'
import { ask, type Got, refuse } from './ask.ts'
import { findPlace } from './find-place.ts'
import { type Limits, limitsOf } from './limits.ts'
import type { PanelCall } from './panel-client.ts'
import { type Allocation, type Egg, EggAnswer } from './panel-objects.ts'
import { serverBody } from './server-body.ts'
import { turnsOf } from './turns.ts'
import { type Environment, environmentOf } from './variables.ts'

/** All of an order but its owner. */
interface Draft {
  readonly limits: Limits
  readonly environment: Environment
  readonly image: string
  readonly startup: string
  readonly ports: readonly Allocation[]
  bodyFor(ownerId: number): object
}

/** Reads and checks everything that an order needs, and changes nothing. */
export async function draftOf(call: PanelCall, spec: ServerSpec, by: number): Promise<Got<Draft>> {
  const { dialect } = call
  const recipe = pterodactylRecipe(spec.recipe)
  if (recipe === null) return refuse('NO_TEMPLATE', null)
  const limits = limitsOf(spec)
  if (!limits.ok) return limits
  const egg = await readEgg(call, recipe, by)
  if (!egg.ok) return egg
  const place = await findPlace(call, recipe, { spec, limits: limits.value, by })
  if (!place.ok) return place
  const ports = place.value
  const environment = environmentOf(
    spec,
    egg.value?.relationships.variables.data.map(({ attributes }) => attributes) ?? null,
    ports,
  )
  if (!environment.ok) return environment
  const image = recipe.dockerImage || egg.value?.docker_image
  const startup = recipe.startup || egg.value?.startup
  if (!image || !startup) return refuse('NO_TEMPLATE', image ? 'startup' : 'docker_image')
  const given = { limits: limits.value, environment: environment.value, image, startup, ports }
  return {
    ok: true,
    value: {
      ...given,
      bodyFor: (ownerId) => serverBody(spec, recipe, ownerId, { ...given, dialect }),
    },
  }
}

/** What would be sent. Texts that are made up anew for each server are secrets, and differ each time. */
export async function preview(call: PanelCall, spec: ServerSpec): Promise<Preview> {
  const draft = await draftOf(call, spec, turnsOf(call).reads)
  if (!draft.ok) {
    const { answer } = draft
    const gone = { code: 'NO_TEMPLATE', detail: '404' } as const
    return { result: 'missing', fault: 'fault' in answer ? answer.fault : gone }
  }
  const { limits, environment, image, startup, ports } = draft.value
  const made = new Set(
    pterodactylRecipe(spec.recipe)?.variables.flatMap(({ name, source }) =>
      source.from === 'generated' ? name : [],
    ),
  )
  const order: [string, string][] = [
    ['name', spec.name],
    ['docker_image', image],
    ['startup', startup],
    ...Object.entries(limits).map(([name, value]): [string, string] => [name, String(value)]),
    ['allocation', ports.map(({ ip, alias, port }) => `${alias ?? ip}:${port}`).join(', ')],
    ...Object.entries(environment).map(([name, value]): [string, string] => [
      name,
      made.has(name) ? '{generated}' : String(value),
    ]),
  ]
  return { result: 'ready', order }
}

/** Null: it cannot be found, so the recipe has to say everything. */
export async function readEgg(
  call: PanelCall,
  recipe: PterodactylRecipe,
  by: number,
): Promise<Got<Egg | null>> {
  const place = call.dialect.eggPath(recipe)
  if (place === null) return { ok: true, value: null }
  const path = `${place}?include=variables`
  const egg = await ask(call, { method: 'GET', path, by }, EggAnswer)
  if (egg.ok) return { ok: true, value: egg.value.attributes }
  return egg.answer.result === 'absent' ? refuse('NO_TEMPLATE', 'eggId') : egg
}
