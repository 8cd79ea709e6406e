import * as z from 'zod/mini'
import { Id, optionalLine } from '../record.ts'
import { AccessForm } from '../services/access.ts'
import { PterodactylRecipe } from './pterodactyl-recipe.ts'

/** How servers of a plan are made, as staff say it. */
export const TemplateForm = z.object({
  panelId: z.nullable(Id),
  // With variables, so no link of the web yet.
  access: z.extend(AccessForm, { panelLink: optionalLine(500) }),
  recipe: z.nullable(PterodactylRecipe),
})
export type TemplateForm = z.infer<typeof TemplateForm>
