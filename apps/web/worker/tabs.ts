import { BUILDS, TABS } from './builds.ts'

declare const self: ServiceWorkerGlobalScope

const entryOf = (tab: string): string => `/tab/${tab}`

export async function rememberTab(tab: string, build: string): Promise<void> {
  await (await caches.open(TABS)).put(entryOf(tab), new Response(build))
}

/** Deletes builds that no open tab was opened with, if `own` is the newest. A tab of which nothing is known may need any of them. */
export async function tidyUp(own: string, isNewest: () => boolean): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(BUILDS) && name !== own)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = new Set(windows.map(({ id }) => entryOf(id)))
  const tabs = await caches.open(TABS)
  for (const request of await tabs.keys()) {
    if (older.length === 0 && !open.has(new URL(request.url).pathname)) await tabs.delete(request)
  }
  const needed = await Promise.all(
    [...open].map(async (entry) => (await tabs.match(entry))?.text()),
  )
  // Asked last: an update may have begun meanwhile.
  if (needed.includes(undefined) || !isNewest()) return
  await Promise.all(
    older.filter((name) => !needed.includes(name)).map((name) => caches.delete(name)),
  )
}
