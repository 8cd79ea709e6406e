import fc from 'fast-check'
import type { Stage } from './stage.ts'

/** What it did, in words that are counted; null where there was nothing to do it to. */
export type Effect = string | null

/** What somebody may do to the customer's money. Whatever refuses it throws. */
export interface Operation {
  readonly name: string
  perform(stage: Stage): Promise<Effect>
}

/** A kind of operation: how often it is drawn, what of it is chosen, and how it is done. */
export interface Act {
  readonly weight: number
  readonly arbitrary: fc.Arbitrary<Operation>
}

export const act = <Step>(
  name: string,
  weight: number,
  steps: fc.Arbitrary<Step>,
  perform: (stage: Stage, step: Step) => Promise<Effect>,
): Act => ({
  weight,
  arbitrary: steps.map((step) => ({
    name,
    perform: (stage) => perform(stage, step),
    // As a failure says it.
    [fc.toStringMethod]: () => `${name} ${JSON.stringify(step)}`,
  })),
})

/** Chooses among the customer's orders, invoices or services. */
export const pick = fc.nat(20)
