import { lazy, Suspense } from 'react'
import { loadPart } from '../../host/load-part.ts'
import { shopStarted } from '../../host/start-shop.ts'

const QuestionsSection = lazy(async () => {
  // It is in the page's HTML, and opens and closes without a script: nobody waits for the script of it.
  if (!import.meta.env.SSR) await shopStarted()
  return loadPart(async () => ({
    default: (await import('../../features/settings/questions-section.tsx')).QuestionsSection,
  }))
})

/** One element for good: the page that draws itself anew leaves what is not alive yet as it is. */
const section = (
  <Suspense>
    <QuestionsSection />
  </Suspense>
)

export const QuestionsSlot = () => section
