/**
 * What of Pelican's application API is simulated: as Pterodactyl's, but that eggs lie in no nests. `path` stands in
 * routes/api-application.php of pelican-dev/panel 235c8fb9.
 */
import { APPLICATION_ROUTES } from './application-routes.ts'
import { listAllEggs, viewEggAlone } from './nodes.ts'
import { type Route, read, route } from './route.ts'

export const PELICAN_ROUTES: readonly Route[] = [
  ...APPLICATION_ROUTES.filter(({ source }) => !source.startsWith('Nests/')),
  route('GET /eggs', read('eggs'), listAllEggs, 'Eggs/EggController::index'),
  route('GET /eggs/{id}', read('eggs'), viewEggAlone, 'Eggs/EggController::view'),
]
