import type { Plan } from '@hostfront/domain/plans/plan'
import { typedPlanName } from '@hostfront/domain/plans/plan-name'
import type { PlanRoom } from '@hostfront/domain/plans/plan-room'

/** Whom the size of a plan is for; null: nothing can be said. */
export function roomWords(
  room: PlanRoom<Pick<Plan, 'id' | 'type' | 'specs' | 'price' | 'name'>> | null,
): string | null {
  if (!room) return null
  if (room.is === 'players') {
    return `For up to ${room.most} ${room.most === 1 ? 'player' : 'players'}`
  }
  if (room.is === 'start') return 'The smallest one, to start with'
  const { times, than } = room
  const smallest = typedPlanName(than.name, than.type)
  return `${times === 2 ? 'Twice' : `${times} times`} the memory of ${smallest}`
}
