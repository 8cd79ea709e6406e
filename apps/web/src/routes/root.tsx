import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router'
import { useSettings } from '../host/settings.ts'
import { replayEarlyClick } from '../replay-early-click.ts'
import { type PageHandle, pageTitle } from './page-handle.ts'

/** What every screen has: its title in the tab, the focus at its start, its place when one comes back. */
export function Root() {
  useTabTitle()
  useFocusOnNavigation()
  useEffect(replayEarlyClick, [])
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

function useTabTitle(): void {
  const { siteName, seo } = useSettings()
  // Handles are ours alone (page-handle.ts); the router types them as unknown.
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  useEffect(() => {
    document.title = pageTitle(handle?.title, siteName, seo.title)
    if (!handle) return
    const isHome = handle.title === null
    setMeta('description', (isHome && seo.description) || handle.description)
    setMeta('keywords', seo.keywords)
  }, [handle, siteName, seo])
}

/** As the operator has set it: search engines that run script read it, too. */
function setMeta(name: string, content: string): void {
  const known = document.querySelector(`meta[name=${name}]`)
  const meta = known ?? document.createElement('meta')
  meta.setAttribute('name', name)
  meta.setAttribute('content', content)
  if (!known) document.head.append(meta)
}

/** A screen reader and the keyboard start at the new page's content, as after a page load. */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const main = document.getElementById('main')
    // A screen that was asked for one of its fields has gone there.
    if (!main?.querySelector(':is(input,select,textarea):focus'))
      main?.focus({ preventScroll: true })
  }, [pathname])
}
