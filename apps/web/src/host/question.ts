import type { Api } from '@hostfront/contract/contract'
import type { IsAffected } from './changes.ts'
import { noteCalls } from './note-calls.ts'

/** Something that the shop is asked again and again. */
export interface Question<Answer> {
  /** Asks and hands on the answer; it is shown, too, unless that is on show or a later question was answered before. */
  ask(): Promise<Answer>
  /** Whether the answer may be another one now; where none has come yet, it may. */
  mayDiffer(isAffected: IsAffected): boolean
  /** What was asked until now is out of date, whenever it is answered. */
  outdate(): void
}

/**
 * For pages that bring no cache along; it comes with the shop. Which calls `load` makes is found out as it makes them;
 * `shown` is what is on show before the first answer.
 */
export function askedOf(api: Api) {
  return <Answer>(
    load: (api: Api) => Promise<Answer>,
    show: (answer: Answer) => void,
    shown?: Answer,
  ): Question<Answer> => {
    let print = JSON.stringify(shown)
    const calls = new Set<string>()
    const noting = noteCalls(api, (call) => calls.add(call))
    // An answer that comes after that of a later question is out of date.
    let lastAsked = 0
    let lastHeard = 0
    return {
      async ask() {
        lastAsked += 1
        const turn = lastAsked
        try {
          const answer = await load(noting)
          if (turn < lastHeard) return answer
          lastHeard = turn
          const next = JSON.stringify(answer)
          if (next !== print) show(answer)
          print = next
          return answer
        } catch (fault) {
          calls.clear()
          throw fault
        }
      },
      mayDiffer: (isAffected) => calls.size === 0 || [...calls].some(isAffected),
      outdate() {
        lastHeard = lastAsked + 1
      },
    }
  }
}
