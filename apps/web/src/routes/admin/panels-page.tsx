import { useState } from 'react'
import { AddPanel } from '../../features/panels/admin/add-panel.tsx'
import { EditPanel } from '../../features/panels/admin/edit-panel.tsx'
import { PanelList } from '../../features/panels/admin/panel-list.tsx'
import { usePanels } from '../../features/panels/admin/use-panels.ts'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'

/** The panels that make servers. */
export function PanelsPage() {
  const { data } = usePanels()
  // Held here: the list that arrives while somebody types takes no form away.
  const [isAdding, setIsAdding] = useState(false)
  const add = () => setIsAdding(true)
  return (
    <>
      {/* The first is added where the list will be. */}
      <AdminHeading>{data?.panels.length === 0 ? null : <AddPanel onClick={add} />}</AdminHeading>
      <PanelList add={<AddPanel size="medium" onClick={add} />} />
      {isAdding && data ? (
        <EditPanel panel={null} kinds={data.kinds} onClose={() => setIsAdding(false)} />
      ) : null}
    </>
  )
}
