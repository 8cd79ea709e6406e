import { Hammer } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AdminHeading } from './admin-heading.tsx'
import { useScreen } from './use-screen.ts'

/** A screen that is not built yet, with what to use until it is. */
export function ComingPage() {
  const { title, line } = useScreen()
  return (
    <>
      <AdminHeading title={title} />
      <EmptyState icon={Hammer} title={`${title} coming soon`}>
        {line}
      </EmptyState>
    </>
  )
}
