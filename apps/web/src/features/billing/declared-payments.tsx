import { type ComponentProps, lazy, Suspense } from 'react'
import { loadPart } from '../../host/load-part.ts'

/** Loaded where it is shown: most pages only could show it. */
const MyDeclarations = lazy(() =>
  loadPart(async () => ({
    default: (await import('./my-declarations.tsx')).MyDeclarations,
  })),
)

/** What the person has declared, see `MyDeclarations`. */
export const DeclaredPayments = (props: ComponentProps<typeof MyDeclarations>) => (
  <Suspense>
    <MyDeclarations {...props} />
  </Suspense>
)
