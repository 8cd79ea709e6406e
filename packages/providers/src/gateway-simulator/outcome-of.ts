import type { Answer, Outcome } from './call.ts'
import type { CallFault } from './faults.ts'

/** How the account says that it has failed, and that it is asked too often. */
export interface Failing {
  readonly failed: Answer
  readonly tooMany: Answer
}

/** What the shop meets: `answer` has its effect when it is called. */
export function outcomeOf(
  fault: CallFault | null,
  answer: () => Answer,
  { failed, tooMany }: Failing,
): Outcome {
  switch (fault) {
    case 'dropped-before':
      return { end: 'drops' }
    case 'dropped-after':
      answer()
      return { end: 'drops' }
    case '500-before':
      return { end: 'answered', answer: failed }
    case '500-after':
      answer()
      return { end: 'answered', answer: failed }
    case '429':
      return { end: 'answered', answer: tooMany }
    case 'slow-body':
      return { end: 'stalls', answer: answer() }
    case null:
      return { end: 'answered', answer: answer() }
  }
}
