import { Spinner } from './spinner.tsx'

/** Shown where something is still being asked for. */
export function Loading({ children = 'Loading...' }: { children?: string }) {
  return (
    <p role="status" className="flex items-center gap-2.5 py-8 text-muted">
      <Spinner />
      {children}
    </p>
  )
}
