import type { PanelCall } from './panel-client.ts'

/**
 * Until when each part of a call may go on, in ms since it began. What is written keeps at least half of the time: a
 * panel waits 15 s for its node before it answers, and a call that gives up before does not know what it has done.
 */
export const turnsOf = ({ deadline }: Pick<PanelCall, 'deadline'>) => ({
  reads: deadline / 3,
  write: (deadline * 5) / 6,
})
