import type { Currency } from '@hostfront/domain/money/money'
import { loadPart } from '../../host/load-part.ts'
import type { AccountFailure } from './failure-of.ts'

const loadFailure = () => loadPart(() => import('./failure-of.ts'))

/** A form's checks, and the sentences of refusals with them: nobody needs either to read the page. */
export async function loadChecks<Checks>(load: () => Promise<Checks>): Promise<Checks> {
  const [checks] = await Promise.all([loadPart(load), loadFailure()])
  return checks
}

/** Why a form was refused, see `failureOf`. */
export async function findFailure(error: unknown, currency: Currency): Promise<AccountFailure> {
  const { failureOf } = await loadFailure()
  return failureOf(error, currency)
}
