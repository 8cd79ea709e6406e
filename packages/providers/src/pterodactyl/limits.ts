import { pterodactylRecipe } from '@hostfront/domain/provisioning/recipe'
import type { ServerSpec } from '@hostfront/domain/provisioning/server-spec'
import { type Got, refuse } from './ask.ts'

/** MiB, and percent of a core. 0 is the panel's word for "as much as there is". */
export interface Limits {
  readonly memory: number
  readonly disk: number
  readonly cpu: number
}

const UNLIMITED = 0

/** What the plan does not say is refused: only the recipe's own word makes a server unlimited. */
export function limitsOf(spec: ServerSpec): Got<Limits> {
  const { memoryMiB, diskMiB, cpuPercent } = spec
  const recipe = pterodactylRecipe(spec.recipe)
  const limits = {
    memory: recipe?.memory === 'unlimited' ? UNLIMITED : said(memoryMiB),
    disk: recipe?.disk === 'unlimited' ? UNLIMITED : said(diskMiB),
    cpu: recipe?.cpu === 'unlimited' ? UNLIMITED : said(cpuPercent),
  }
  const { memory, disk, cpu } = limits
  if (memory === null) return refuse('REFUSED_FIELD', 'limits.memory')
  if (disk === null) return refuse('REFUSED_FIELD', 'limits.disk')
  if (cpu === null) return refuse('REFUSED_FIELD', 'limits.cpu')
  return { ok: true, value: { memory, disk, cpu } }
}

const said = (amount: number | null): number | null =>
  amount !== null && Number.isSafeInteger(amount) && amount > 0 ? amount : null
