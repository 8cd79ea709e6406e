import { OptionChanges, OptionForm } from '@hostfront/domain/options/option-form'
import { OrderOption } from '@hostfront/domain/options/order-option'
import { Id } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { Done } from './page.ts'
import { procedure } from './procedure.ts'

const ById = z.object({ id: Id })

/** What is asked for beside a plan when it is ordered. Orders keep what was chosen as it was: changes are for new ones. */
export const options = {
  /** All that are asked for, by position; which of them with which plan, `optionsFor` of the domain says. */
  onSale: procedure('public', [], { reads: ['orderOptions'] }).output(z.array(OrderOption)),

  /** All, archived ones included, by position. */
  list: procedure('plans.change', [], { reads: ['orderOptions'] }).output(z.array(OrderOption)),
  /** A new one, last of all; its id is made of its label. */
  create: procedure('plans.change', ['LIST_FULL']).input(OptionForm).output(OrderOption),
  /**
   * Sets what is given; the whole must be as `create` takes it. Where `choices` are given with those that were shown, and
   * they are others by now, it refuses with CHANGED_MEANWHILE.
   */
  update: procedure('plans.change', ['NOT_FOUND', 'CHANGED_MEANWHILE'])
    .input(z.extend(OptionChanges, { id: Id, choicesShown: OptionChanges.shape.choices }))
    .output(OrderOption),
  /** It is not asked for any more. */
  archive: procedure('plans.change', ['NOT_FOUND']).input(ById).output(OrderOption),
  restore: procedure('plans.change', ['NOT_FOUND', 'LIST_FULL']).input(ById).output(OrderOption),
  /** Changes its place with the active one before or after it; without one it stays. */
  move: procedure('plans.change', ['NOT_FOUND'])
    .input(z.object({ id: Id, direction: z.enum(['up', 'down']) }))
    .output(Done),
}
