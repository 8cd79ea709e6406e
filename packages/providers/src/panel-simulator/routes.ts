/**
 * What of the application API is simulated. `path` stands in routes/api-application.php of pterodactyl/panel 706db62c,
 * `source` is the class below app/Http/Controllers/Api/Application that answers, `right` stands in its request.
 */
import type { Call, Done } from './call.ts'
import { createServer } from './create-server.ts'
import { listAllocations, listEggs, listNests, listNodes, viewEgg, viewNode } from './nodes.ts'
import type { Resource } from './panel-state.ts'
import {
  deleteServer,
  listServers,
  suspendServer,
  unsuspendServer,
  viewExternalServer,
  viewServer,
} from './servers.ts'
import { createUser, listUsers, viewExternalUser, viewUser } from './users.ts'

const READ = 1
const WRITE = 2

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: RegExp
  readonly right: readonly [resource: Resource, needed: typeof READ | typeof WRITE]
  readonly answer: (call: Call) => Done
  readonly source: string
}

const route = (
  line: string,
  right: Route['right'],
  answer: Route['answer'],
  source: string,
): Route => {
  const [method, path = ''] = line.split(' ')
  const pattern = path.replaceAll('{id}', '(\\d+)').replaceAll('{text}', '([^/]+)')
  if (method !== 'GET' && method !== 'POST' && method !== 'DELETE') throw new Error(line)
  return { method, path: new RegExp(`^${pattern}/?$`), right, answer, source }
}

const read = (resource: Resource) => [resource, READ] as const
const write = (resource: Resource) => [resource, WRITE] as const

export const ROUTES: readonly Route[] = [
  route('GET /users', read('users'), listUsers, 'Users/UserController::index'),
  route('GET /users/{id}', read('users'), viewUser, 'Users/UserController::view'),
  route(
    'GET /users/external/{text}',
    read('users'),
    viewExternalUser,
    'Users/ExternalUserController::index',
  ),
  route('POST /users', write('users'), createUser, 'Users/UserController::store'),
  route('GET /servers', read('servers'), listServers, 'Servers/ServerController::index'),
  route('GET /servers/{id}', read('servers'), viewServer, 'Servers/ServerController::view'),
  route(
    'GET /servers/external/{text}',
    read('servers'),
    viewExternalServer,
    'Servers/ExternalServerController::index',
  ),
  route('POST /servers', write('servers'), createServer, 'Servers/ServerController::store'),
  route(
    'POST /servers/{id}/suspend',
    write('servers'),
    suspendServer,
    'Servers/ServerManagementController::suspend',
  ),
  route(
    'POST /servers/{id}/unsuspend',
    write('servers'),
    unsuspendServer,
    'Servers/ServerManagementController::unsuspend',
  ),
  route(
    'DELETE /servers/{id}(?:/{text})?',
    write('servers'),
    deleteServer,
    'Servers/ServerController::delete',
  ),
  route('GET /nodes', read('nodes'), listNodes, 'Nodes/NodeController::index'),
  route('GET /nodes/{id}', read('nodes'), viewNode, 'Nodes/NodeController::view'),
  route(
    'GET /nodes/{id}/allocations',
    read('allocations'),
    listAllocations,
    'Nodes/AllocationController::index',
  ),
  route('GET /nests', read('nests'), listNests, 'Nests/NestController::index'),
  route('GET /nests/{id}/eggs', read('eggs'), listEggs, 'Nests/EggController::index'),
  route('GET /nests/{id}/eggs/{id}', read('eggs'), viewEgg, 'Nests/EggController::view'),
]
