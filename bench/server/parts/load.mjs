import autocannon from 'autocannon'

export const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)

/** Answers per second of `clients` that each ask again as soon as they are answered; throws when one is refused. */
export async function load(url, clients, request, seconds = SECONDS) {
  const result = await autocannon({
    url,
    connections: clients,
    duration: seconds,
    requests: [request],
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} answers were refusals, ${result.errors} failed`)
  }
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99 }
}

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
