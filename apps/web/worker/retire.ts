// Of the server edition, in the place of offline.ts: takes away the worker and the files that an embedded shop at the
// same address has left in this browser, and lets its open pages come from the server.
import { BUILDS, TABS } from './builds.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire(): Promise<void> {
  const names = await caches.keys()
  const ours = names.filter((name) => name.startsWith(BUILDS) || name === TABS)
  await Promise.all(ours.map((name) => caches.delete(name)))
  await self.clients.claim()
  const windows = await self.clients.matchAll({ type: 'window' })
  await self.registration.unregister()
  for (const window of windows) void window.navigate(window.url)
}
