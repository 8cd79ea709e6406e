import type { DryRun, Obstacle } from '@hostfront/contract/delivery'
import type { Panel } from '@hostfront/domain/provisioning/panel'
import type { PlanTemplate } from '@hostfront/domain/provisioning/plan-template'
import type { Providers, SignedInCall } from '../call/context.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { currentTemplate } from '../instances/current-template.ts'
import { dryRun } from './dry-run.ts'
import { RecentAnswers } from './recent-answers.ts'

/** What a panel has said about a template is taken for so long, ms. */
const FRESH = 60_000
/** Of the orders that wait; more than anybody decides about at a sitting. */
const ORDERS = 200
/** A panel may be slow, and somebody looks on. */
const PLANS = 10

const answers = new WeakMap<Providers, RecentAnswers<DryRun>>()

/** What would keep the plans of waiting orders from being made if they were approved now. Each panel is asked at most once a minute for each plan. */
export async function listObstacles(call: SignedInCall): Promise<Obstacle[]> {
  const { names, templates, panels } = await call.store.read(async (tx) => {
    const { items } = await tx.orders.list({ where: { status: 'pending' }, limit: ORDERS })
    const names = new Map(items.map(({ planId, planName }) => [planId, planName]))
    const found = await Promise.all([...names.keys()].map((planId) => currentTemplate(tx, planId)))
    const templates = found.filter((each) => each !== null).filter(({ panelId }) => panelId)
    const panels = await rowsById(
      tx.panels,
      templates.flatMap(({ panelId }) => panelId ?? []),
    )
    return { names, templates, panels }
  })
  const found = await Promise.all(
    templates.slice(0, PLANS).map(async (template) => {
      const panel = panels.get(template.panelId ?? '')
      const { fault, faultDetail } =
        (panel && resting(call, panel)) ?? (await tried(call, template))
      const { planId } = template
      const planName = names.get(planId) ?? planId
      return fault ? [{ planId, planName, panelName: panel?.name ?? '', fault, faultDetail }] : []
    }),
  )
  return found.flat()
}

/** One that is left alone is not asked for this either. Null: it may be asked. */
function resting(
  { now }: SignedInCall,
  { status, restsUntil, fault }: Panel,
): Pick<DryRun, 'fault' | 'faultDetail'> | null {
  if (status === 'paused') return { fault: 'PANEL_PAUSED', faultDetail: null }
  const isResting = restsUntil !== null && restsUntil > now()
  return isResting ? { fault: fault ?? 'UNREACHABLE', faultDetail: null } : null
}

function tried(call: SignedInCall, template: PlanTemplate): Promise<DryRun> {
  const known = answers.get(call.providers) ?? new RecentAnswers<DryRun>(FRESH, call.now)
  answers.set(call.providers, known)
  return known.ask(template.id, () => dryRun(call, template))
}
