import { Plan } from '@hostfront/domain/catalog/plan'
import * as z from 'zod/mini'
import { procedure } from './procedure.ts'

export const catalog = {
  /** All plans on sale, by position. */
  list: procedure('visitor', [], { reads: true }).output(z.array(Plan)),
}
