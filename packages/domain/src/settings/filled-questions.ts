/** Answers name what the settings say instead of repeating it: an answer stays true when a setting changes. */

import { listWords } from '../list-words.ts'
import type { PublicMethod } from '../payments/public-method.ts'
import { namedMethods } from '../payments/public-methods.ts'
import { DDOS_QUESTION, DEFAULT_QUESTIONS } from './default-questions.ts'
import type { Settings } from './settings.ts'
import type { ShopQuestion } from './shop-question.ts'

/** What questions and answers may name, in braces. */
export const QUESTION_VARIABLES = [
  'siteName',
  'refundTitle',
  'refundBody',
  'waysToPay',
  'renewalLeadDays',
  'graceDays',
  'paidTimeBegins',
] as const
export type QuestionVariable = (typeof QUESTION_VARIABLES)[number]

export type QuestionFacts = Pick<Settings, 'questions' | 'siteName'> & {
  readonly legal: Pick<Settings['legal'], 'refundTitle' | 'refundBody'>
  /** Pages go by the seed's until the shop has answered. */
  readonly storefront?: Pick<Settings['storefront'], 'ddosProtection'>
  readonly billing: Pick<Settings['billing'], 'renewalLeadDays' | 'graceDays' | 'paidFromReady'>
}

const VARIABLE = new RegExp(`\\{(${QUESTION_VARIABLES.join('|')})\\}`, 'g')

/** The shop's questions as visitors read them; what is in braces otherwise stays as it is typed. */
export function filledQuestions(
  settings: QuestionFacts,
  methods: readonly PublicMethod[],
): ShopQuestion[] {
  const values = valuesOf(settings, methods)
  const fill = (text: string) =>
    text.replace(VARIABLE, (_, name: QuestionVariable) => values[name]).trim()
  return (settings.questions ?? defaultQuestions(settings)).map((each) => ({
    ...each,
    question: fill(each.question),
    answer: fill(each.answer),
  }))
}

/** Without that about what the shop does not claim; those of an operator are their own. */
const defaultQuestions = ({ storefront }: QuestionFacts): readonly ShopQuestion[] =>
  storefront?.ddosProtection === false
    ? DEFAULT_QUESTIONS.filter((each) => each !== DDOS_QUESTION)
    : DEFAULT_QUESTIONS

function valuesOf(
  { siteName, legal, billing }: QuestionFacts,
  methods: readonly PublicMethod[],
): Record<QuestionVariable, string> {
  const ways = ['coins', ...namedMethods(methods).map(({ name }) => name)]
  return {
    siteName,
    refundTitle: legal.refundTitle,
    refundBody: legal.refundBody,
    waysToPay: listWords(ways, 'or'),
    renewalLeadDays: days(billing.renewalLeadDays),
    graceDays: days(billing.graceDays),
    paidTimeBegins: billing.paidFromReady ? 'the server is ready' : 'the order is approved',
  }
}

const days = (count: number): string => (count === 1 ? 'one day' : `${count} days`)
