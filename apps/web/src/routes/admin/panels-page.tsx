import { AddPanel } from '../../features/panels/admin/add-panel.tsx'
import { PanelList } from '../../features/panels/admin/panel-list.tsx'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'

/** The panels that make servers. */
export const PanelsPage = () => (
  <>
    <AdminHeading>
      <AddPanel />
    </AdminHeading>
    <PanelList />
  </>
)
