import type { PlanObstacle } from '@hostfront/domain/provisioning/plan-fit'

/** Why a service cannot become one of a plan. */
const OBSTACLES: Readonly<Record<PlanObstacle | 'disputed', string>> = {
  'other-kind': 'It is of another kind.',
  'not-ready': 'Its server is not ready yet.',
  'made-elsewhere': 'It runs on other machines: to move there, ask our team.',
  'hardware-unsaid': 'It does not say what hardware it has.',
  'disk-too-full': 'More is on its disk than fits. Delete some of it first.',
  'smaller-disk': 'Its disk is smaller, and a disk only grows.',
  disputed: 'A payment for it is disputed, and money would go back.',
}

export const planObstacleWords = (obstacle: string): string =>
  new Map<string, string>(Object.entries(OBSTACLES)).get(obstacle) ?? 'Please ask our team.'
