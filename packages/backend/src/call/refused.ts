import type { RefusalCode, RefusalData } from '@hostfront/contract/refusals'

/** Carries an expected refusal out of a handler, so that its transaction rolls back. */
export class Refused extends Error {
  readonly code: RefusalCode
  readonly data: object

  constructor(code: RefusalCode, data: object) {
    super(code)
    this.name = 'Refused'
    this.code = code
    this.data = data
  }
}

/** `throw refused('INSUFFICIENT_COINS', { missing })`; codes without facts take none. */
export function refused<Code extends RefusalCode>(
  code: Code,
  ...facts: RefusalData<Code> extends Record<string, never> ? [] : [RefusalData<Code>]
): Refused {
  return new Refused(code, facts[0] ?? {})
}
