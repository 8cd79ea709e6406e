// Runs in the <head> of the panel's pages, after before-paint.js: whether the side bar is as narrow as it was left.
;(() => {
  try {
    const width = localStorage.getItem('admin-sidebar')
    if (width === 'collapsed') document.documentElement.dataset.sidebar = width
  } catch {
    // It stands as the page was made.
  }
})()
