import { createContext, lazy, type ReactNode, Suspense, useContext, useRef } from 'react'
import { useBlocker } from 'react-router'
import { loadPart } from '../../../host/load-part.ts'

/** Loaded when it is asked for. */
const LeaveDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog })),
)

type Note = (section: string, isUnsaved: boolean) => void

const Unsaved = createContext<Note>(() => {})

/** For a section of the settings: whether something in it is typed and not saved. */
export const useUnsaved = (): Note => useContext(Unsaved)

/** Asks before what is typed in a section and not saved is left; sections themselves keep it. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const sections = useRef(new Set<string>())
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      sections.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  )
  const note = useRef<Note>((section, isUnsaved) => {
    if (isUnsaved) sections.current.add(section)
    else sections.current.delete(section)
  })
  return (
    <Unsaved value={note.current}>
      {children}
      {blocker.state === 'blocked' ? (
        <Suspense>
          <LeaveDialog
            sections={[...sections.current]}
            onStay={() => blocker.reset()}
            onLeave={() => blocker.proceed()}
          />
        </Suspense>
      ) : null}
    </Unsaved>
  )
}
