// Runs in the <head> of the panel's pages, after before-paint.js: the side bar is as narrow as it was left, and the search
// that is asked for before it is there comes to who asked.
;(() => {
  try {
    const width = localStorage.getItem('admin-sidebar')
    if (width === 'collapsed') document.documentElement.dataset.sidebar = width
  } catch {
    // It stands as the page was made.
  }
  addEventListener('keydown', (event) => {
    // The keys of command-palette.tsx; with Alt or Shift they are the browser's own.
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!isCommand || event.key.toLowerCase() !== 'k') return
    if (document.querySelector('[aria-keyshortcuts]')) return
    event.preventDefault()
    window.earlySearch = true
  })
})()
