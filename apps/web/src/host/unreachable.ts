/**
 * No answer of the shop has come: the network failed, or something that is in front of the shop.
 * `mayBeDone` says whether the question could have changed something all the same.
 */
export class Unreachable extends Error {
  readonly mayBeDone: boolean

  constructor(mayBeDone: boolean, cause?: unknown) {
    super('The shop has not answered.', { cause })
    this.mayBeDone = mayBeDone
  }
}
