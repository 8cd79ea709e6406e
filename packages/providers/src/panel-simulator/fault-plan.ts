import { randomOf } from './random.ts'

/** Which fault each call meets: the next one planned for it, else one that stands, else one by chance. */
export class FaultPlan<Call, Fault extends string> {
  /** Every call that can meet one does; where several fit, the first. */
  readonly standing = new Set<Fault>()
  readonly #planned: { readonly fault: Fault; fits(call: Call): boolean }[] = []

  constructor(
    private readonly canMeet: (call: Call, fault: Fault) => boolean,
    private readonly choose: ((call: Call) => Fault | null) | null,
  ) {}

  /** The next call that fits meets the fault, once. */
  plan(fault: Fault, fits: (call: Call) => boolean = () => true): void {
    this.#planned.push({ fault, fits })
  }

  /** Null: none. */
  take(call: Call): Fault | null {
    const at = this.#planned.findIndex(({ fits }) => fits(call))
    const [planned] = at < 0 ? [] : this.#planned.splice(at, 1)
    if (planned) return planned.fault
    const standing = [...this.standing].find((fault) => this.canMeet(call, fault))
    if (standing) return standing
    const chosen = this.choose?.(call) ?? null
    return chosen && this.canMeet(call, chosen) ? chosen : null
  }
}

interface Chance<Call, Fault> {
  readonly seed: number
  /** Of all calls, in [0, 1]. */
  readonly share: number
  readonly among: readonly Fault[]
  readonly canMeet: (call: Call, fault: Fault) => boolean
}

/** About the given share of calls meets a fault; the same ones for the same seed and the same calls. */
export function chosenBySeed<Call, Fault>({
  seed,
  share,
  among,
  canMeet,
}: Chance<Call, Fault>): (call: Call) => Fault | null {
  const random = randomOf(seed)
  return (call) => {
    const fitting = among.filter((fault) => canMeet(call, fault))
    const isMet = random() < share
    const chosen = fitting[Math.floor(random() * fitting.length)]
    return isMet && chosen ? chosen : null
  }
}
