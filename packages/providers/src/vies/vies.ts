/** VIES, by which the European Commission asks the registers of VAT numbers of its member states. */
import { allow, type Result, refuse } from '@hostfront/domain/result'
import { VAT_CHECK_MAX, viesText } from '@hostfront/domain/tax/vat-check'
import { exchange, type Reply } from '../exchange.ts'
import {
  VAT_DEADLINE,
  type VatAnswer,
  type VatQuestion,
  type VatRegister,
  type VatSilence,
} from '../vat-register-port.ts'
import { Checked, Failed, isCode, VERDICTS } from './answers.ts'

interface ViesHost {
  readonly fetch: typeof fetch
  /** Up to `/check-vat-number`, without a slash at its end. */
  readonly address: string
  /** In place of `VAT_DEADLINE`, for tests. */
  readonly deadline?: number
}

/** Speaks to VIES, or to what answers like it at `address`. */
export const openVies = ({ fetch, address, deadline = VAT_DEADLINE }: ViesHost): VatRegister => ({
  async check(question) {
    const reply = await exchange(fetch, `${address}/check-vat-number`, deadline, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(bodyOf(question)),
    })
    return reply.kind === 'answered' ? read(reply, question) : silent(reply.why ?? 'NO_ANSWER')
  },
})

const country = (number: string): string => number.slice(0, 2)
const rest = (number: string): string => number.slice(2)

const bodyOf = ({ number, requester }: VatQuestion) => ({
  countryCode: country(number),
  vatNumber: rest(number),
  ...(requester !== null && {
    requesterMemberStateCode: country(requester),
    requesterNumber: rest(requester),
  }),
})

function read(
  { status, body }: Extract<Reply, { kind: 'answered' }>,
  question: VatQuestion,
): Result<VatAnswer, VatSilence> {
  const failed = Failed.safeParse(body)
  if (failed.success) return silent(failed.data.errorWrappers[0]?.error ?? '')
  const checked = Checked.safeParse(body)
  if (status !== 200 || !checked.success) return silent(`STATUS_${status}`)
  return verdictOf(checked.data, question)
}

function verdictOf(said: Checked, { number }: VatQuestion): Result<VatAnswer, VatSilence> {
  const fault = said.userError ?? ''
  if (!VERDICTS.has(fault)) return silent(isCode(fault) ? fault : 'UNKNOWN')
  // A verdict against itself is none, nor is one of another number.
  if (fault !== '' && (fault === 'VALID') !== said.valid) return silent('CONTRADICTION')
  if (!isOf(said, number)) return silent('OTHER_NUMBER')
  return allow({
    isValid: said.valid,
    consultation: viesText(said.requestIdentifier, VAT_CHECK_MAX.consultation),
    name: said.valid ? viesText(said.name, VAT_CHECK_MAX.name) : null,
  })
}

const isOf = ({ countryCode, vatNumber }: Checked, number: string): boolean =>
  (countryCode ?? country(number)) === country(number) &&
  (vatNumber ?? rest(number)) === rest(number)

const silent = (detail: string) =>
  refuse({
    code: detail === 'INVALID_REQUESTER_INFO' ? 'requester' : 'unavailable',
    detail,
  } as const)
