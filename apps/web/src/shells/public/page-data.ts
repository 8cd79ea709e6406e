import { structuredData } from '@hostfront/domain/content/structured-data'
import type { PlanType } from '@hostfront/domain/plans/plan'
import { pageOf } from '@hostfront/domain/plans/plan-place'
import { questionsFor } from '@hostfront/domain/settings/questions-for'
import type { ShopQuestion } from '@hostfront/domain/settings/shop-question'
import type { PublicPlan } from '../../host/plans.ts'
import type { PageSettings } from '../../host/settings.ts'

export interface ShopFacts {
  readonly settings: PageSettings
  readonly plans: readonly PublicPlan[]
  readonly questions: readonly ShopQuestion[]
  /** Where the shop is reached, without a path; null: not known. */
  readonly origin: string | null
}

const PLAN_PAGES: Readonly<Record<string, PlanType>> = {
  '/services/samp': 'samp',
  '/services/mta': 'mta',
  '/services/vps': 'vps',
  '/game-hosting': 'game',
}

export const tellsPlans = (path: string): boolean => path in PLAN_PAGES

/** Questions that several pages show are told to machines once: search engines ask for that. */
export const tellsQuestions = (path: string): boolean => path === '/'

/** What the page at `path` tells machines, as the text of its data block; null where that is nothing. */
export function pageData(path: string, { plans, questions, ...facts }: ShopFacts): string | null {
  const type = PLAN_PAGES[path]
  const data = structuredData({
    ...facts,
    path,
    plans: type === undefined ? [] : plans.filter((plan) => pageOf(plan) === type),
    questions: tellsQuestions(path)
      ? questionsFor(
          questions,
          plans.map((plan) => plan.type),
        )
      : [],
  })
  // Nothing that somebody typed ends the block.
  return data && JSON.stringify(data).replaceAll('<', '\\u003c')
}
