import { readsAsTeam } from '@hostfront/domain/files/may-read-file'
import type { StoredFile } from '@hostfront/domain/files/stored-file'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { lacksSecondFactor } from '../identity/lacks-second-factor.ts'

/** Every account may read files, its own; whoever reads those of others is of the team, of which more may be asked. */
export async function refuseTeamWithoutFactor(
  call: SignedInCall,
  files: Iterable<StoredFile>,
): Promise<void> {
  if (!call.oneTimeCodes || ![...files].some((file) => readsAsTeam(call.actor, file))) return
  if (await lacksSecondFactor(call, call.actor)) throw refused('SECOND_FACTOR_NEEDED')
}
