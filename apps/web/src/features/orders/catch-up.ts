import { refreshLiveValues } from '../../host/live-value.ts'
import { refreshSession } from '../../host/session.ts'

/** The price rests on the plans, the settings, the account and the voucher; one of them is out of date here. */
export async function catchUp(askForVoucherAgain: () => void): Promise<void> {
  refreshLiveValues()
  await refreshQuietly()
  askForVoucherAgain()
}

/** The refusal is shown already; a session that cannot be read either is no second problem. */
export const refreshQuietly = () => refreshSession().catch(() => null)
