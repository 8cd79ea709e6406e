/**
 * What of the application API is simulated. `path` stands in routes/api-application.php of pterodactyl/panel 706db62c,
 * `source` is the class below app/Http/Controllers/Api/Application that answers, `right` stands in its request.
 */
import { createServer } from './create-server.ts'
import { listAllocations, listEggs, listNests, listNodes, viewEgg, viewNode } from './nodes.ts'
import { type Route, read, route, write } from './route.ts'
import { updateBuild } from './server-build.ts'
import { updateDetails } from './server-details.ts'
import { updateStartup } from './server-startup.ts'
import {
  deleteServer,
  listServers,
  suspendServer,
  unsuspendServer,
  viewExternalServer,
  viewServer,
} from './servers.ts'
import { createUser, listUsers, viewExternalUser, viewUser } from './users.ts'

export const APPLICATION_ROUTES: readonly Route[] = [
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
    'PATCH /servers/{id}/details',
    write('servers'),
    updateDetails,
    'Servers/ServerDetailsController::details',
  ),
  route(
    'PATCH /servers/{id}/build',
    write('servers'),
    updateBuild,
    'Servers/ServerDetailsController::build',
  ),
  route(
    'PATCH /servers/{id}/startup',
    write('servers'),
    updateStartup,
    'Servers/StartupController::index',
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
