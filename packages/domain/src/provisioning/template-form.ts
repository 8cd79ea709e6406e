import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { Id, optionalLine } from '../record.ts'
import { AccessForm } from '../services/access.ts'
import { MOST_QUESTIONS, Question } from './question.ts'
import { Recipe } from './recipe.ts'

/** How servers of a plan are made, as staff say it. */
export const TemplateForm = z.object({
  panelId: z.nullable(Id),
  // With variables, so no link of the web yet.
  access: z.extend(AccessForm, { panelLink: optionalLine(500) }),
  recipe: z.nullable(Recipe),
  questions: z._default(
    z.array(Question).check(
      z.maxLength(MOST_QUESTIONS, issue('TOO_HIGH', MOST_QUESTIONS)),
      z.refine(
        (questions) => new Set(questions.map(({ name }) => name)).size === questions.length,
        issue('TWICE'),
      ),
    ),
    [],
  ),
})
export type TemplateForm = z.infer<typeof TemplateForm>
