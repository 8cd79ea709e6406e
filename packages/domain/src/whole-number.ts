import * as z from 'zod/mini'
import { issue } from './issue.ts'

/** A whole number within bounds, which stand beside the field that breaks them. */
export const wholeNumber = (from: number, to: number) =>
  z
    .int(issue('NUMBER_INVALID'))
    .check(z.gte(from, issue('TOO_LOW', from)), z.lte(to, issue('TOO_HIGH', to)))
