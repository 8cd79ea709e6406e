import type { CallsOf } from './row.ts'

/** It is closed and opened again at once: those that share the shop order. */
export const opening: CallsOf<'opening'> = {
  checklist: { who: 'team' },
  close: { who: 'team' },
  open: { who: 'team' },
  confirm: { who: 'team', input: { step: 'backup', isConfirmed: true } },
  dismiss: { who: 'team' },
}
