import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react'
import { loadPart } from '../host/load-part.ts'
import { shopStarted } from '../host/start-shop.ts'

/**
 * A section that is in the page's HTML, and whose script nobody waits for: it comes once the shop has started. A page that
 * draws itself anew leaves it as it is, for what is drawn anew before it is alive would be thrown away. `fallback` keeps its
 * place for who comes from another page, where there is no HTML of it.
 */
export function lateSection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
) {
  const Section: ComponentType<Props> = lazy(async () => {
    if (!import.meta.env.SSR) await shopStarted()
    return loadPart(async () => ({ default: await load() }))
  })
  return memo((props: Props) => (
    <Suspense fallback={fallback}>
      <Section {...props} />
    </Suspense>
  ))
}
