import type { PlanType } from '../plans/plan.ts'
import type { QuestionSubject, ShopQuestion } from './shop-question.ts'

/** What is asked beside plans of these types: of everybody, and about what is sold there. */
export function questionsFor(
  questions: readonly ShopQuestion[],
  types: readonly PlanType[],
): readonly ShopQuestion[] {
  const subjects = new Set(types.map(subjectOf))
  return questions.filter(({ subject }) => subject === undefined || subjects.has(subject))
}

const subjectOf = (type: PlanType): QuestionSubject => (type === 'vps' ? 'vps' : 'games')
