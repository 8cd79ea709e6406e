import type { Api } from '@hostfront/contract/contract'
import type { ApiScope } from '@hostfront/domain/accounts/api-key'
import type { Person } from './people.ts'
import type { Records } from './records.ts'

/** The answer of all who are let in, or of some: `ok`, or the code of a refusal. */
type Answers = string | Readonly<Partial<Record<Person, string>>>

/** What is sent: as it is, or made from records that are there for it. */
type Sent<Input> = Input | ((records: Records, caller: Person) => Input | Promise<Input>)

/** What the suites expect of a procedure, stated apart from the contract: a mistake there is seen here. */
interface Expected<Input, Output> {
  /** Whose affair it is: everybody's, that of every account, that of the record's owner, or the team's. */
  readonly who: 'everybody' | 'accounts' | 'owner' | 'team'
  /** What a key needs; without it no key reaches the procedure, unless it is everybody's. */
  readonly scope?: ApiScope
  /** Where it is not `ok`. */
  readonly answers?: Answers
  /** Sent again under the same key it has no second effect. */
  readonly once?: true
  /** The caller has another session afterwards, or none. */
  readonly endsSession?: true
  /** In a shop that others go on using, over HTTP: what is sent and answered in place of what takes it from them. */
  readonly shared?: {
    readonly input?: Sent<Input>
    readonly answers?: Answers
    /** Called in a session in which the password was given long ago. */
    readonly isAged?: true
  }
  /** What two hosts have in common of an answer, where that is not all of it. */
  readonly inCommon?: (answer: Output) => unknown
}

/** How one procedure is called well, and who gets what. Without an input where the procedure takes none. */
type Row<Input, Output> = Expected<Input, Output> &
  (undefined extends Input ? { readonly input?: Sent<Input> } : { readonly input: Sent<Input> })

type RowOf<Procedure> = Procedure extends (...given: infer Given) => Promise<infer Output>
  ? Row<Given[0], Output>
  : never

/** A row for every verb of a noun. */
export type CallsOf<Noun extends keyof Api> = {
  readonly [Verb in keyof Api[Noun]]: RowOf<Api[Noun][Verb]>
}

/** A row whose types are forgotten, for suites that go through all of them. */
export interface NamedRow extends Expected<unknown, unknown> {
  readonly name: string
  readonly input?: Sent<unknown>
}
