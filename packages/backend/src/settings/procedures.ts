import { settings } from '@hostfront/contract/settings'
import { implement } from '@orpc/server'
import { signedIn } from '../access.ts'
import { admitted, type CallContext } from '../answers.ts'
import { getSettings } from './read-settings.ts'

const on = implement(settings).$context<CallContext>().use(admitted)

export const procedures = on.router({
  get: on.get.handler(({ context }) => getSettings(context)),
  update: on.update.handler(async ({ context, input }) => {
    const { updateSettings } = await import('./update-settings.ts')
    return updateSettings(signedIn(context), input)
  }),
})
