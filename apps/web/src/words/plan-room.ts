import type { PlanRoom } from '@hostfront/domain/plans/plan-room'

const WORK = {
  light: 'For websites, bots and tests',
  busy: 'For busy sites and databases',
  heavy: 'For containers and big builds',
} as const

/** Whom the size of a plan is for; null: nothing can be said. */
export function roomWords(room: PlanRoom | null): string | null {
  if (!room) return null
  if (room.is === 'work') return WORK[room.load]
  return `For up to ${room.most} ${room.most === 1 ? 'player' : 'players'}`
}
