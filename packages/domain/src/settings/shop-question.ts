import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { optionalLine, typedText } from '../record.ts'

/** More than anybody reads. */
const MOST = 30
const LONGEST_QUESTION = 200
const LONGEST_ANSWER = 3000

/** Whose question it is: of those who buy a server for a game, or a machine of their own. */
export const QuestionSubject = z.enum(['games', 'vps'])
export type QuestionSubject = z.infer<typeof QuestionSubject>

/** One of the questions and answers on the pages that sell. The answer may have variables, see filled-questions.ts. */
export const ShopQuestion = z.object({
  question: z.string().check(z.maxLength(LONGEST_QUESTION)),
  answer: z.string().check(z.maxLength(LONGEST_ANSWER)),
  /** Without it, everybody's. */
  subject: z.optional(QuestionSubject),
})
export type ShopQuestion = z.infer<typeof ShopQuestion>

/** As an operator types them, in the order in which they are read. */
export const TypedQuestions = z
  .array(
    z.object({
      question: optionalLine(LONGEST_QUESTION).check(z.minLength(1, issue('REQUIRED'))),
      answer: typedText(LONGEST_ANSWER),
      subject: z.optional(QuestionSubject),
    }),
  )
  .check(z.maxLength(MOST, issue('TOO_LONG')))

/** As they are stored; null: nobody has changed those that the shop comes with. */
export const StoredQuestions = z.nullable(z.array(ShopQuestion).check(z.maxLength(MOST)))
