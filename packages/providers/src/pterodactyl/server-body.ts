import type { PterodactylRecipe } from '@hostfront/domain/provisioning/pterodactyl-recipe'
import type { ServerSpec } from '@hostfront/domain/provisioning/server-spec'
import type { Dialect } from './dialect.ts'
import type { Limits } from './limits.ts'
import type { Allocation } from './panel-objects.ts'
import type { Environment } from './variables.ts'

interface Given {
  readonly dialect: Pick<Dialect, 'outOfMemory'>
  readonly limits: Limits
  readonly environment: Environment
  readonly image: string
  readonly startup: string
  readonly ports: readonly Allocation[]
}

/** The order for a server, in the panel's own fields. */
export function serverBody(
  { key, name }: Pick<ServerSpec, 'key' | 'name'>,
  recipe: PterodactylRecipe,
  ownerId: number,
  { dialect, limits, environment, image, startup, ports }: Given,
): object {
  const [first, ...additional] = ports.map(({ id }) => id)
  return {
    external_id: key,
    name,
    user: ownerId,
    egg: recipe.eggId,
    docker_image: image,
    startup,
    environment,
    limits: { ...limits, swap: recipe.swap, io: recipe.io },
    // So many as it is given: its customer takes no further ones.
    feature_limits: {
      databases: recipe.databases,
      backups: recipe.backups,
      allocations: ports.length,
    },
    allocation: { default: first, additional },
    ...dialect.outOfMemory,
    start_on_completion: recipe.startOnCompletion,
  }
}
