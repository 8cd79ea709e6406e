import type { PlanType } from './plan.ts'

const SHORT_TYPE_NAMES: Record<PlanType, string> = {
  samp: 'SAMP',
  mta: 'MTA',
  vps: 'VPS',
  game: 'Game',
}

/** A plan as it is told apart from the plan of the same name of another type: `SAMP Starter`. */
export const planName = (name: string, type: PlanType): string =>
  name.toLowerCase().includes(SHORT_TYPE_NAMES[type].toLowerCase())
    ? name
    : `${SHORT_TYPE_NAMES[type]} ${name}`
