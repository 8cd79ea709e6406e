import { statements } from '@hostfront/contract/statements'
import { bind } from '../access/bind.ts'
import { SOLD_BY_TIME } from '../sold-by-time.ts'
import { applyMovement } from '../statements/apply-movement.ts'
import { bringMovementBack } from '../statements/bring-movement-back.ts'
import { ignoreMovement } from '../statements/ignore-movement.ts'
import { matchStatement } from '../statements/match-statement.ts'
import { keepAccount, listAccounts } from '../statements/statement-accounts.ts'

export const procedures = bind(statements, {
  accounts: listAccounts,
  keepAccount,
  match: matchStatement,
  apply: (call, input) => applyMovement(call, input, SOLD_BY_TIME),
  ignore: ignoreMovement,
  bringBack: bringMovementBack,
})
