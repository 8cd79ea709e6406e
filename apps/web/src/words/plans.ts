import type { PlanSpecs } from '@hostfront/domain/plans/plan'

/** The hardware of a plan in one line; what it does not state is left out. */
export function specsLine({ slots, cpu, ram, storage }: PlanSpecs): string {
  return [
    slots === null ? null : `${slots} slots`,
    cpu === null ? null : `${cpu} vCPU`,
    ram === null ? null : `${ram} GB RAM`,
    storage === null ? null : `${storage} GB disk`,
  ]
    .filter((part) => part !== null)
    .join(' · ')
}
