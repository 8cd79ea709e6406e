import * as z from 'zod/mini'
import { Id, optionalLine, optionalText } from '../record.ts'
import { PterodactylRecipe } from './pterodactyl-recipe.ts'

/** How servers of a plan are made, as staff say it. */
export const TemplateForm = z.object({
  panelId: z.nullable(Id),
  access: z.object({
    address: optionalLine(255),
    panelLink: optionalLine(500),
    userName: optionalLine(120),
    note: optionalText(1000),
  }),
  recipe: z.nullable(PterodactylRecipe),
})
export type TemplateForm = z.infer<typeof TemplateForm>
