import type { Caller } from './caller.ts'

export interface LiveEvents {
  /** Messages so far; comments that keep the line open are none. */
  count(): number
  text(): string
  close(): Promise<void>
}

/** Listens to the shop's server-sent events, as an open page does. */
export async function readEvents(caller: Caller): Promise<LiveEvents> {
  const ending = new AbortController()
  const response = await caller.request('/api/events', { signal: ending.signal })
  if (!response.ok || !response.body) throw new Error(`/api/events answers ${response.status}`)
  let text = ''
  const reading = (async () => {
    const decoder = new TextDecoder()
    try {
      for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true })
    } catch (error) {
      if (!ending.signal.aborted) throw error
    }
  })()
  return {
    count: () => text.split(/^data:/m).length - 1,
    text: () => text,
    async close() {
      ending.abort()
      await reading
    },
  }
}
