// Preloaded into drizzle-kit, which looks for drizzle-orm beside itself; npm may have put it here.
import { register } from 'node:module'

const here = JSON.stringify(import.meta.url)
const hook = `
  export const resolve = (name, context, next) =>
    next(name, name.startsWith('drizzle-orm') ? { ...context, parentURL: ${here} } : context)
`
register(`data:text/javascript,${encodeURIComponent(hook)}`)
