import { useSettings } from '../host/settings.ts'
import { aimWords } from '../words/wait-words.ts'

/** How soon the team means to answer who writes, as a sentence; nothing where it does not say. */
export function AnswerAim() {
  const words = aimWords('answer', useSettings().billing.answerHours)
  return words ? <>{words}.</> : null
}
