import { panels } from '@hostfront/contract/panels'
import { bind } from '../access/bind.ts'
import { addPanel } from '../panels/add-panel.ts'
import { liftGuard } from '../panels/lift-guard.ts'
import { listPanels } from '../panels/list-panels.ts'
import { removePanel } from '../panels/remove-panel.ts'
import { updatePanel } from '../panels/update-panel.ts'
import { adoptServer } from '../provisioning/adopt-server.ts'
import { comparePanel } from '../provisioning/compare-panel.ts'
import { ignoreDifference } from '../provisioning/ignore-difference.ts'

export const procedures = bind(panels, {
  list: listPanels,
  add: addPanel,
  update: updatePanel,
  compare: comparePanel,
  ignore: ignoreDifference,
  adopt: adoptServer,
  liftGuard,
  remove: removePanel,
})
