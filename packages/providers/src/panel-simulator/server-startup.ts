/** app/Services/Servers/StartupModificationService.php: no node is told, for it reads all of this at the next start. */
import type { Call, Done } from './call.ts'
import { environmentOf } from './create-server.ts'
import { lookUpIn } from './look-up.ts'
import { shownServer } from './objects.ts'
import { checkBody, valueAt } from './read-body.ts'
import { noRecord } from './refusal.ts'
import { serverOf } from './servers.ts'

export function updateStartup(call: Call): Done {
  const { state, body, dialect } = call
  const server = serverOf(call)
  checkBody(body, dialect.serverStartup, lookUpIn(state, server.id))
  const egg = state.eggs.find(({ id }) => id === Number(valueAt(body, 'egg')))
  if (!egg) throw noRecord()
  const isNew = egg.id !== server.eggId
  // An empty list of variables changes none; in any other, what is left out is emptied.
  const given: unknown = valueAt(body, 'environment')
  const isNamed = typeof given === 'object' && given !== null && Object.keys(given).length > 0
  if (isNamed) server.environment = environmentOf(body, egg, dialect)
  else if (isNew) {
    server.environment = Object.fromEntries(
      egg.variables.map(({ variable, standard }) => [variable, standard]),
    )
  }
  const takesEggs = isNew && dialect.kind === 'pelican'
  const fallback = takesEggs ? egg : server
  server.startup = String(valueAt(body, 'startup') ?? fallback.startup)
  server.image = String(valueAt(body, 'image') ?? fallback.image)
  server.eggId = egg.id
  return { status: 200, body: shownServer(server, call) }
}
