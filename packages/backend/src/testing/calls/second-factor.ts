import type { CallsOf } from './row.ts'

const shared = { answers: 'CONFIRMATION_REQUIRED', isAged: true } as const

export const secondFactor: CallsOf<'secondFactor'> = {
  status: { who: 'accounts' },
  start: { who: 'accounts', shared },
  confirm: { who: 'accounts', input: { code: '000000' }, answers: 'SECOND_FACTOR_WRONG' },
  renewRecoveryCodes: { who: 'accounts', answers: 'NOT_FOUND', shared },
  remove: { who: 'accounts', shared },
}
