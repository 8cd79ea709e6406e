/** What a rule answers: the value it allowed, or the reason it refused. Faults are exceptions, refusals are values. */
export type Result<Value, Refusal> = { ok: true; value: Value } | { ok: false; refusal: Refusal }

export const allow = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

export const refuse = <Refusal>(refusal: Refusal): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal,
})
