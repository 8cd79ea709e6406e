/** Answers as VIES does by its published contract; numbers are valid unless they are said not to be. */
import { isVatNumberOf } from '@hostfront/domain/tax/vat-number'
import * as z from 'zod/mini'
import type { Answer, Outcome, SimulatedCall } from '../gateway-simulator/call.ts'
import { type Faults, faultPlan, type ViesFault } from './faults.ts'

/** As it stands in a country's register. */
export interface Registered {
  readonly isValid: boolean
  readonly name: string
}

export interface Asked {
  readonly number: string
  readonly requester: string | null
  /** What was answered: a verdict, or the fault that it met. */
  readonly answered: string
}

export interface ViesSimulation {
  readonly faults: Faults
  /** Oldest first. */
  readonly asked: readonly Asked[]
  /** From now on a number, with its country's letters before it, is in its register, or is not. */
  register(number: string, registered: Partial<Registered>): void
  registered(number: string): Registered
  /** Every number that was asked for or said something about. */
  numbers(): string[]
  meet(call: SimulatedCall): Outcome
}

const Question = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  requesterMemberStateCode: z.optional(z.string()),
  requesterNumber: z.optional(z.string()),
})

const PATH = '/taxation_customs/vies/rest-api/check-vat-number'

export function simulate({ now = Date.now }: { readonly now?: () => number } = {}): ViesSimulation {
  const faults = faultPlan()
  const register = new Map<string, Registered>()
  const asked: Asked[] = []
  const entryOf = (number: string) =>
    register.get(number) ?? { isValid: true, name: `Company ${number}` }

  function answer({ text }: SimulatedCall): Outcome {
    const read = Question.safeParse(parsed(text))
    if (!read.success) return answered(400, failure('INVALID_INPUT'))
    const { countryCode, vatNumber, requesterMemberStateCode, requesterNumber } = read.data
    const number = `${countryCode}${vatNumber}`
    const requester =
      requesterNumber === undefined ? null : `${requesterMemberStateCode}${requesterNumber}`
    const fault = faults.take({ country: countryCode })
    const verdict = fault ? null : verdictOf(number, requester)
    asked.push({ number, requester, answered: fault ?? verdict?.word ?? '' })
    if (!register.has(number)) register.set(number, entryOf(number))
    const right = verdict?.outcome ?? answered(200, checked(number, requester))
    return fault ? failing(fault, right, number) : right
  }

  function verdictOf(number: string, requester: string | null) {
    if (!/^[A-Z]{2}[A-Z\d+*]{2,12}$/.test(number)) {
      return { word: 'INVALID_INPUT', outcome: answered(200, failure('INVALID_INPUT')) }
    }
    if (requester !== null && !isVatNumberOf(countryOf(requester), requester)) {
      const outcome = answered(200, failure('INVALID_REQUESTER_INFO'))
      return { word: 'INVALID_REQUESTER_INFO', outcome }
    }
    const word = entryOf(number).isValid ? 'valid' : 'invalid'
    return { word, outcome: answered(200, checked(number, requester)) }
  }

  function checked(number: string, requester: string | null) {
    const { isValid, name } = entryOf(number)
    return {
      countryCode: number.slice(0, 2),
      vatNumber: number.slice(2),
      requestDate: new Date(now()).toISOString(),
      valid: isValid,
      requestIdentifier:
        requester === null ? '' : `WAPI${String(asked.length + 1).padStart(12, '0')}`,
      name: isValid ? name : '---',
      address: isValid ? '1 Register Street\n10115 Town' : '---',
    }
  }

  return {
    faults,
    asked,
    register: (number, registered) =>
      void register.set(number, { ...entryOf(number), ...registered }),
    registered: entryOf,
    numbers: () => [...register.keys()],
    meet(call) {
      if (call.path !== PATH) return answered(404, 'Not found')
      return call.method === 'POST' ? answer(call) : answered(405, 'Not allowed')
    },
  }
}

/** The letters of Greece are not those of ISO 3166. */
const countryOf = (number: string): string => (number.startsWith('EL') ? 'GR' : number.slice(0, 2))

function failing(fault: ViesFault, right: Outcome, number: string): Outcome {
  switch (fault) {
    case 'dropped':
      return { end: 'drops' }
    case '500':
      return answered(500, failure('TECHNICAL_ERROR'))
    case 'garbage':
      return answered(200, '<!doctype html><title>Maintenance</title>')
    case 'slow-body':
      return right.end === 'drops' ? right : { end: 'stalls', answer: right.answer }
    case 'in-answer':
      return answered(200, {
        ...{ countryCode: number.slice(0, 2), vatNumber: number.slice(2) },
        ...{ valid: false, userError: 'MS_UNAVAILABLE', name: '---', requestIdentifier: '' },
      })
    case 'MS_UNAVAILABLE':
    case 'MS_MAX_CONCURRENT_REQ':
    case 'SERVICE_UNAVAILABLE':
    case 'TIMEOUT':
      return answered(200, failure(fault))
  }
}

const failure = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] })

const answered = (status: Answer['status'], body: Answer['body']) =>
  ({ end: 'answered', answer: { status, body } }) as const

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
