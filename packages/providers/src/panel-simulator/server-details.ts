/** app/Services/Servers/DetailsModificationService.php: all of them are written, and a key that is left out is null. */
import type { Call, Done } from './call.ts'
import { lookUpIn } from './look-up.ts'
import { shownServer } from './objects.ts'
import { checkBody, valueAt } from './read-body.ts'
import { serverOf } from './servers.ts'

export function updateDetails(call: Call): Done {
  const { state, body, dialect } = call
  const server = serverOf(call)
  checkBody(body, dialect.serverDetails, lookUpIn(state, server.id))
  const text = (field: string) => String(valueAt(body, field) ?? '')
  server.externalId = text('external_id') || null
  server.name = text('name')
  server.userId = Number(valueAt(body, 'user'))
  server.description = text('description')
  return { status: 200, body: shownServer(server, call) }
}
