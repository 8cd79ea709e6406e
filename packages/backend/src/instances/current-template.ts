import type { PlanTemplate } from '@hostfront/domain/provisioning/plan-template'
import type { ReadTx } from '@hostfront/store/port'

/** How servers of a plan are made from now on; null: nobody has said, so staff make them. */
export const currentTemplate = (tx: ReadTx, planId: string): Promise<PlanTemplate | null> =>
  tx.planTemplates.find({ planId, status: 'current' })
