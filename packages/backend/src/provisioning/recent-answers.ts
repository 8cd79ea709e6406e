/** Past so many, those that are too old are dropped. */
const MANY = 1000

interface Known<Answer> {
  readonly answer: Promise<Answer>
  readonly until: number
}

/** Answers that are good for a while, by what was asked; who asks for one that is under way gets the same. */
export class RecentAnswers<Answer> {
  readonly #known = new Map<string, Known<Answer>>()

  /** `freshFor` in ms, from the asking on; `now` as ISO. */
  constructor(
    private readonly freshFor: number,
    private readonly now: () => string,
  ) {}

  ask(key: string, work: () => Promise<Answer>): Promise<Answer> {
    const at = Date.parse(this.now())
    const known = this.#known.get(key)
    if (known && known.until > at && known.until <= at + this.freshFor) return known.answer
    if (this.#known.size >= MANY) this.#dropOld(at)
    const answer = work()
    this.#known.set(key, { answer, until: at + this.freshFor })
    answer.catch(() => this.#known.delete(key))
    return answer
  }

  forget(key: string): void {
    this.#known.delete(key)
  }

  #dropOld(at: number): void {
    for (const [key, { until }] of this.#known) if (until <= at) this.#known.delete(key)
  }
}
