import fc from 'fast-check'

/** Facts of refusals that say what a field is about under another name. */
const MEANS: Readonly<Record<string, readonly string[]>> = {
  total: ['amount'],
  amountDue: ['amountDue', 'total'],
}

/**
 * The input with what a refusal said was right: the price, the total, an address as addresses are written. The very
 * same object where it said nothing of the kind. `seed` chooses the address.
 */
export function correct(input: unknown, refusal: unknown, seed: number): unknown {
  const facts = factsOf(refusal)
  const known: Record<string, unknown> = addressesFor(facts, seed)
  for (const [name, value] of Object.entries(facts)) {
    for (const field of MEANS[name] ?? [name]) known[field] = value
  }
  return withKnown(input, known)
}

const factsOf = (refusal: unknown): Record<string, unknown> =>
  typeof refusal === 'object' && refusal !== null && 'data' in refusal ? Object(refusal.data) : {}

/** The document does not say how an address is written, only the refusal does. */
function addressesFor({ issues }: Record<string, unknown>, seed: number): Record<string, string> {
  const addresses: Record<string, string> = {}
  for (const issue of Array.isArray(issues) ? issues : []) {
    const { format, pattern, path } = Object(issue) as Record<string, unknown>
    if (format !== 'email' || !Array.isArray(path)) continue
    const source = String(pattern).slice(1, -1)
    const [address] = fc.sample(fc.stringMatching(new RegExp(source)), { numRuns: 1, seed })
    if (address) addresses[String(path.at(-1))] = address
  }
  return addresses
}

function withKnown(input: unknown, known: Record<string, unknown>): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const changes = Object.entries(input).flatMap(([field, value]) => {
    const better = Object.hasOwn(known, field) ? known[field] : withKnown(value, known)
    return better === value ? [] : [[field, better] as const]
  })
  return changes.length > 0 ? { ...input, ...Object.fromEntries(changes) } : input
}
