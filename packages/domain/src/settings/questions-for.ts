import type { PlanType } from '../plans/plan.ts'
import type { QuestionSubject, ShopQuestion } from './shop-question.ts'

/** What is asked beside plans of a type; null: all of it, where plans of all types are sold. */
export function questionsFor(
  questions: readonly ShopQuestion[],
  type: PlanType | null,
): readonly ShopQuestion[] {
  return questions.filter(
    ({ subject }) => subject === undefined || type === null || subject === subjectOf(type),
  )
}

const subjectOf = (type: PlanType): QuestionSubject => (type === 'vps' ? 'vps' : 'games')
