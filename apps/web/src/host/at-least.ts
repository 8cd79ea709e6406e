/** What `work` brings, success or failure, but never sooner than `ms` after the call. Waits beside the work, not after it. */
export async function atLeast<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  const waited = new Promise((resolve) => setTimeout(resolve, ms))
  const [outcome] = await Promise.allSettled([work, waited])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
