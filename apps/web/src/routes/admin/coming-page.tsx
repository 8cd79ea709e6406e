import { Hammer } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AdminHeading } from './admin-heading.tsx'

/** A screen that is not built yet, with what to use until it is. */
export const ComingPage = ({ title, line }: { title: string; line: string }) => (
  <>
    <AdminHeading title={title} />
    <EmptyState icon={Hammer} title={`${title} coming soon`}>
      {line}
    </EmptyState>
  </>
)
