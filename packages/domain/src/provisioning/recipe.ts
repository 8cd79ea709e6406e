import * as z from 'zod/mini'
import type { PanelKind } from './panel.ts'
import { ProxmoxRecipe } from './proxmox-recipe.ts'
import { PterodactylRecipe } from './pterodactyl-recipe.ts'

/** How a panel makes the servers of a plan. Those of the Pterodactyl family came first and bear no `kind`. */
export const Recipe = z.union([ProxmoxRecipe, PterodactylRecipe])
export type Recipe = z.infer<typeof Recipe>

/** Null: it is for a panel of another family, or there is none. */
export const proxmoxRecipe = (recipe: Recipe | null): ProxmoxRecipe | null =>
  recipe && 'kind' in recipe ? recipe : null

export const pterodactylRecipe = (recipe: Recipe | null): PterodactylRecipe | null =>
  recipe && !('kind' in recipe) ? recipe : null

/** What the forms of a plan's delivery ask for beside the panel; `none`: the panel needs nothing. */
export const recipeKindOf = (kind: PanelKind): 'none' | 'pterodactyl' | 'proxmox' => RECIPES[kind]

const RECIPES = {
  simulated: 'none',
  pterodactyl: 'pterodactyl',
  pelican: 'pterodactyl',
  proxmox: 'proxmox',
} as const satisfies Record<PanelKind, string>

/** Null: the panel needs none, or it is for a panel of another family. */
export function recipeFor(kind: PanelKind, recipe: Recipe | null): Recipe | null {
  const family = recipeKindOf(kind)
  if (family === 'proxmox') return proxmoxRecipe(recipe)
  return family === 'pterodactyl' ? pterodactylRecipe(recipe) : null
}
