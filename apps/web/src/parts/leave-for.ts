/**
 * Leaves for a page of another host. It ends where the browser brings this page back as it was left: then it can be left again.
 */
export function leaveFor(url: string): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', function back({ persisted }) {
      // Of a page that still loads it is shown first.
      if (!persisted) return
      window.removeEventListener('pageshow', back)
      resolve()
    })
    window.location.assign(url)
  })
}
