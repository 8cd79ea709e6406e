import { DEFAULT_QUESTIONS } from '@hostfront/domain/settings/default-questions'
import type { ShopQuestion } from '@hostfront/domain/settings/shop-question'

/** As the form has it of each question; without a subject it is everybody's. */
export type TypedQuestion = Pick<ShopQuestion, 'question' | 'answer'> & { subject?: string }

/** The questions of the form, in the order of its rows. */
export function readQuestions(data: FormData): { questions: TypedQuestion[] } {
  const questions: TypedQuestion[] = []
  const typed = (name: string) => data.get(`questions.${questions.length}.${name}`)
  for (;;) {
    const [question, answer, subject] = [typed('question'), typed('answer'), typed('subject')]
    if (question === null || answer === null) return { questions }
    questions.push({
      question: String(question),
      answer: String(answer),
      ...(subject && { subject: String(subject) }),
    })
  }
}

/** As they are stored: those that the shop comes with go on changing with it where nobody has changed them. */
export const questionsToStore = (typed: readonly ShopQuestion[]): ShopQuestion[] | null =>
  isDefault(typed) ? null : [...typed]

const isDefault = (typed: readonly ShopQuestion[]): boolean =>
  typed.length === DEFAULT_QUESTIONS.length &&
  DEFAULT_QUESTIONS.every(
    ({ question, answer, subject }, at) =>
      typed[at]?.question === question &&
      typed[at].answer === answer &&
      typed[at].subject === subject,
  )
