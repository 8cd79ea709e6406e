/**
 * What of the client API is simulated. `path` stands in routes/api-client.php of pterodactyl/panel 706db62c, `source` is the
 * class below app/Http/Controllers/Api/Client that answers.
 */
import { sendPower, viewResources } from './client-servers.ts'
import { type Route, route } from './route.ts'

export const CLIENT_ROUTES: readonly Route[] = [
  route(
    'GET /servers/{text}/resources',
    null,
    viewResources,
    'Servers/ResourceUtilizationController::__invoke',
  ),
  route('POST /servers/{text}/power', null, sendPower, 'Servers/PowerController::index'),
]
