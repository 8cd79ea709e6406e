// Keeps the embedded edition whole in the browser, so that it opens without a network. One build at a time: pages are
// answered from the build this worker came with, which is complete or is not used at all. A new build takes over with
// the next page; what older tabs still need is kept for as long as they are open.
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { BUILDS } from './builds.ts'
import { rememberTab, tidyUp } from './tabs.ts'

declare const self: ServiceWorkerGlobalScope

const FRAME = '/__spa-fallback.html'
const own = BUILDS + __ENTRY__
const build = new PrecacheController({ cacheName: own })
const files = __FILES__
const kept = new Set(files.map(({ url }) => url))
build.addToCacheList(files)

self.addEventListener('install', (event) => {
  // Before the page has anything of it, all of it has come, as it was built.
  event.waitUntil(build.install(event).then(() => self.skipWaiting()))
})

// Older builds stay until the next page is opened: a tab that was just given one may not be counted among the open ones yet.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode !== 'navigate') {
    if (pathname.startsWith('/assets/') || kept.has(pathname)) event.respondWith(file(request))
    return
  }
  event.respondWith(page(request, pathname))
  event.waitUntil(rememberTab(event.resultingClientId, own).then(() => tidyUp(own, isNewest)))
})

/** False while a newer build comes in: what has arrived of it must not be taken for an old one. */
const isNewest = (): boolean => !self.registration.installing && !self.registration.waiting

/** A file of this build, or of the one that the tab who asks was opened with. */
async function file(request: Request): Promise<Response> {
  return (
    (await build.matchPrecache(request)) ??
    (await caches.match(request, { ignoreVary: true })) ??
    fetch(request)
  )
}

async function page(request: Request, pathname: string): Promise<Response> {
  const path = pathname.replace(/\/+$/, '')
  const kept = await build.matchPrecache(`${path}/index.html`)
  if (kept) return kept
  if (path === '/admin' || path.startsWith('/admin/')) return panelPage(path)
  if (/^\/dashboard\/(services|orders)\//.test(path)) return frame()
  // Perhaps the host has it beside the shop.
  return fetch(request).catch(() => frame())
}

/** Pages of the panel are kept when they are first opened: most visitors never are there. */
async function panelPage(path: string): Promise<Response> {
  const cache = await caches.open(own)
  const kept = await cache.match(path)
  if (kept) return kept
  const found = await fetch(path).catch(() => null)
  // A newer build's page waits until that build is here as a whole.
  if (!found?.ok || found.redirected || !(await found.clone().text()).includes(__ENTRY__))
    return frame()
  await cache.put(path, found.clone())
  return found
}

const frame = async (): Promise<Response> => (await build.matchPrecache(FRAME)) ?? Response.error()
