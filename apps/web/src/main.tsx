import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { answerConfirmations } from './host/ask-for-password.ts'
import { loadPart, watchParts } from './host/load-part.ts'
import { startShop, startShopWhenIdle } from './host/start-shop.ts'
import { adminOnDemand, withPanelAt } from './routes/admin-on-demand.ts'
import { loadMatchedRoutes } from './routes/load-matched-routes.ts'
import { patient } from './routes/patient.ts'
import { routes as knownRoutes } from './routes/routes.tsx'
import './styles/app.css'
import { nextTurn } from './ui/next-turn.ts'

answerConfirmations(async (needed) => {
  const { askForPassword } = await loadPart(
    () => import('./features/accounts/confirmation-dialog.tsx'),
  )
  return askForPassword(needed)
})

const root = document.getElementById('root')
// Not awaited here: pages import this chunk, and would wait for it while it waits for them.
if (root) void start(root)

async function start(root: HTMLElement): Promise<void> {
  // What is behind the login is not in the HTML: such a page waits for the shop.
  const isWaiting = 'waiting' in root.dataset
  if (isWaiting) startShop()
  let router: ReturnType<typeof createBrowserRouter> | undefined
  watchParts(() => router?.state.navigation.location ?? location)
  const known = await withPanelAt(location.pathname, knownRoutes).catch(() => knownRoutes)
  const routes = patient(known)
  const isComplete = await loadMatchedRoutes(routes, location)
  await nextTurn()
  // `hydrationData`, though empty, says that the page exists already: without it the router would scroll to its top
  // now, under the hand of anyone who has gone on reading. After a reload the browser finds the place by itself.
  router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: adminOnDemand,
    hydrationData: {},
  })
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  // A host may serve one page's HTML at another's address; only the page made for this route is kept.
  const page = router.state.matches.at(-1)?.route.id
  const isMadeForIt = page !== undefined && root.dataset.page === page
  await nextTurn()
  // Drawn a little at a time: the page hears what is pressed meanwhile.
  startTransition(() => {
    if (isComplete && isMadeForIt) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  if (!isWaiting) startShopWhenIdle()
}
