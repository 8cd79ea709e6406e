/** What a server needs and only its customer has: a licence, a token, a public SSH key. */
import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { Id, optionalLine, Timestamp } from '../record.ts'
import { secret } from '../secret.ts'
import { isPublicKey } from './ssh-key.ts'
import { lines } from './words.ts'

/** A secret is kept sealed and shown to nobody but staff who ask for it. */
export const QuestionKind = z.enum(['text', 'secret', 'ssh-key'])
export type QuestionKind = z.infer<typeof QuestionKind>

export const Question = z.object({
  /** By which a recipe takes the answer; like a variable of the environment. */
  name: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,63}$/)),
  /** As its customer reads it. */
  label: z.string().check(z.minLength(1), z.maxLength(100)),
  kind: QuestionKind,
})
export type Question = z.infer<typeof Question>

/** More than that nobody is asked for one server. */
export const MOST_QUESTIONS = 10

/** A key of 16,384 bits with a comment fits. */
export const ANSWER_MAX = 3000

/** One answer for one service. */
export const ServerAnswer = z.object({
  id: Id,
  createdAt: Timestamp,
  serviceId: Id,
  userId: Id,
  /** Of the question. */
  name: Question.shape.name,
  /** Null where it is a secret. */
  text: z.nullable(z.string().check(z.maxLength(ANSWER_MAX))),
  secretText: z.nullable(secret()),
})
export type ServerAnswer = z.infer<typeof ServerAnswer>

/** A question with what is known of its answer. */
export const Asked = z.extend(Question, {
  isAnswered: z.boolean(),
  /** Null: not answered, or a secret. */
  text: z.nullable(z.string()),
})
export type Asked = z.infer<typeof Asked>

export const areAnswered = (asked: readonly Pick<Asked, 'isAnswered'>[]): boolean =>
  asked.every(({ isAnswered }) => isAnswered)

/**
 * What a customer types in, by the names of the questions. What is left empty keeps the answer that is there, and is missing
 * where there is none.
 */
export const answersOf = (asked: readonly Asked[]) =>
  z.object(Object.fromEntries(asked.map((each) => [each.name, answerOf(each)])))

function answerOf({ kind, isAnswered }: Asked) {
  const text = optionalLine(kind === 'ssh-key' ? ANSWER_MAX : 500)
  return text.check(
    z.refine((typed) => isAnswered || typed !== '', issue('REQUIRED')),
    z.refine(
      (typed) => kind !== 'ssh-key' || typed === '' || isPublicKey(typed),
      issue('SSH_KEY_INVALID'),
    ),
  )
}

const NAMED =
  /^\s*([A-Z][A-Z0-9_]{0,63})\s*=\s*(\S.{0,99}?)\s*(?:\((secret|[sS][sS][hH] key)\))?\s*$/

/** Questions as staff type them: `NAME = Label`, a line each, ending in `(secret)` or `(SSH key)` where it is one. */
export const QuestionLines = z.string().check(
  z.refine((text) => lines(text).every((line) => NAMED.test(line)), issue('LINES_INVALID')),
  z.refine((text) => lines(text).length <= MOST_QUESTIONS, issue('TOO_HIGH', MOST_QUESTIONS)),
)

const KINDS: Readonly<Record<string, QuestionKind>> = { secret: 'secret', 'ssh key': 'ssh-key' }

/** Of lines that `QuestionLines` takes. */
export const questionsIn = (text: string): Question[] =>
  lines(text).map((line) => {
    const [, name = '', label = '', kind = ''] = NAMED.exec(line) ?? []
    return { name, label, kind: KINDS[kind.toLowerCase()] ?? 'text' }
  })

const KIND_WORDS: Readonly<Record<QuestionKind, string>> = {
  text: '',
  secret: ' (secret)',
  'ssh-key': ' (SSH key)',
}

/** The same, as they are shown to be changed. */
export const questionLines = (questions: readonly Question[]): string =>
  questions.map(({ name, label, kind }) => `${name} = ${label}${KIND_WORDS[kind]}`).join('\n')
