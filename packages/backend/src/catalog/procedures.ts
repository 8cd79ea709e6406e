import { catalog } from '@hostfront/contract/catalog'
import { implement } from '@orpc/server'
import { admitted, type CallContext } from '../answers.ts'
import { listPlans } from './list-plans.ts'

const on = implement(catalog).$context<CallContext>().use(admitted)

export const procedures = on.router({
  list: on.list.handler(({ context }) => listPlans(context)),
})
