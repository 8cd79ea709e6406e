import { believeClock } from '@hostfront/backend/believe-clock'
import type { Backend } from '@hostfront/backend/call/context'
import { Refused, refused } from '@hostfront/backend/call/refused'
import { createAdministrator } from '@hostfront/backend/create-admin'
import { initialiseShop } from '@hostfront/backend/initialise-shop'
import { resetPasswordByOperator } from '@hostfront/backend/reset-password'
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  NewPassword,
  Registration,
} from '@hostfront/domain/accounts/credentials'
import { Email, normaliseEmail } from '@hostfront/domain/accounts/email'
import type { AdminCommand } from './command.ts'

/** A password, and whether its owner knows it already or has to be given it. */
export interface GivenPassword {
  readonly password: string
  readonly isNew: boolean
}

export interface Outcome {
  /** What to say: on the console when it worked, as an error when not. */
  readonly line: string
  readonly worked: boolean
}

/** Does what the command says, in the shop that the server opens, and says what came of it in one line. */
export async function runCommand(
  backend: Backend,
  command: AdminCommand,
  given: GivenPassword,
): Promise<Outcome> {
  if (command.kind === 'confirm-clock') return confirmClock(backend)
  const problem = problemWith(command, given.password)
  if (problem !== null) return { line: problem, worked: false }
  const email = normaliseEmail(command.email)
  try {
    await carryOut(backend, command, given.password)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { line: sentenceFor(error, email), worked: false }
  }
  return { line: report(command, email, given), worked: true }
}

async function confirmClock(backend: Backend): Promise<Outcome> {
  try {
    await believeClock(backend, 'operator.confirmClock', null)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const line = "This machine's clock differs from the database's: set the wrong one right first."
    return { line, worked: false }
  }
  return { line: `clock confirmed: it is ${backend.now()}`, worked: true }
}

/** What is done to one account. */
type AccountCommand = Exclude<AdminCommand, { readonly kind: 'confirm-clock' }>

async function carryOut(
  backend: Backend,
  command: AccountCommand,
  password: string,
): Promise<void> {
  const email = normaliseEmail(command.email)
  if (command.kind === 'reset-password') {
    const { removeSecondFactor } = command
    // Asked first: in a database that no server has opened yet there is nothing to reset, and nothing to begin.
    if (!(await backend.store.read((tx) => tx.users.find({ email })))) throw refused('NOT_FOUND')
    return resetPasswordByOperator(backend, { email, password, removeSecondFactor })
  }
  // The server may never have run here; its catalogue and settings come first, as they would with it.
  await initialiseShop(backend, [])
  const { name, landing } = command
  await createAdministrator(backend, { email, password, name, landing })
}

function report(
  command: AccountCommand,
  email: string,
  { password, isNew }: GivenPassword,
): string {
  const secret = isNew ? `password ${password}` : 'password as given'
  return command.kind === 'create'
    ? `admin account ${email} ${secret}`
    : `account ${email} ${secret}`
}

function problemWith(command: AccountCommand, password: string): string | null {
  if (!Email.safeParse(command.email).success) {
    return `"${command.email}" is not an e-mail address.`
  }
  if (command.kind === 'create' && !Registration.shape.name.safeParse(command.name).success) {
    return 'A name has 1 to 120 characters.'
  }
  if (!NewPassword.safeParse(password).success) {
    return `The password is too short or too long: it has ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters.`
  }
  return null
}

function sentenceFor({ code, data }: Refused, email: string): string {
  if (code === 'NOT_FOUND') return `There is no account with the address ${email}.`
  if (code === 'EMAIL_TAKEN') return `There is an account with the address ${email} already.`
  if (code === 'PASSWORD_TOO_COMMON')
    return 'This password is among the first that everybody tries.'
  if (code === 'PASSWORD_TOO_SHORT' && 'min' in data) {
    return `The password is too short: this shop asks for ${data.min} characters.`
  }
  return `Refused: ${code}.`
}
