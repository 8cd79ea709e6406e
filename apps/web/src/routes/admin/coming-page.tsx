import { Hammer } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AdminHeading } from './admin-heading.tsx'
import { useScreen } from './use-screen.ts'

/** A screen that is not built yet, with what to use until it is. */
export function ComingPage() {
  const { title, heading = title, line } = useScreen()
  return (
    <>
      <AdminHeading title={heading} />
      <EmptyState icon={Hammer} title={`${heading} coming soon`}>
        {line}
      </EmptyState>
    </>
  )
}
