import { Hammer } from 'lucide-react'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { useScreen } from '../../shells/admin/use-screen.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

/** A screen that is not built yet, with what to use until it is. */
export function ComingPage() {
  const { title, line } = useScreen()
  return (
    <>
      <AdminHeading />
      <EmptyState icon={Hammer} title={`${title} coming soon`}>
        {line}
      </EmptyState>
    </>
  )
}
