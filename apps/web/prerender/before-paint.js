// Runs in <head> before the first paint: what the browser remembers must not flash in afterwards.
// It stands alone in the page (no imports) and is allowed by its hash in the content security policy.
;(() => {
  const page = document.documentElement
  try {
    const theme = localStorage.getItem('theme')
    const isLight = theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches
    if (theme === 'light' || isLight) page.dataset.theme = 'light'
    if (theme === 'system') page.dataset.scheme = theme
    if (localStorage.getItem('currentUser') || sessionStorage.getItem('currentUser'))
      page.dataset.auth = 'in'
    // What nobody knows yet is taken for likely: a new shop has something to say.
    const line = localStorage.getItem('announcement-line')
    if (line !== '0') page.dataset.announcement = line ? '' : 'guess'
    if (localStorage.getItem('motion') === 'paused') page.dataset.motion = 'paused'
    // See features/plans/chosen-cycle.ts.
    const cycle = localStorage.getItem('prices-per')
    if (/^(quarterly|(semi-)?annually)$/.test(cycle)) page.dataset.cycle = cycle
    // See shells/account/account-shell.tsx.
    const tab = new URLSearchParams(location.search).get('tab')
    if (location.pathname === '/dashboard') page.dataset.tab = tab || 'overview'
    const face = JSON.parse(localStorage.getItem('hostfront-face') || '{}')
    for (const [name, colour] of Object.entries(face.colours || {})) {
      if (/^#[0-9a-f]{6}$/i.test(colour)) page.style.setProperty(`--${name}`, colour)
    }
    // See shells/public/shop-theme.ts.
    if (face.second) page.dataset.second = ''
    if (
      location.pathname === '/' &&
      face.entryGate !== false &&
      !('ungated' in page.dataset) &&
      page.dataset.auth !== 'in' &&
      // 30 days in ms, see features/gate/passage.ts.
      !(Date.now() - Number(localStorage.getItem('gate-passed')) < 2592e6)
    ) {
      page.dataset.gate = ''
    }
  } catch {
    // A browser that keeps nothing gets the page as it was made.
  }
  // A button pressed (or a form sent) before the app has come is kept: replay-early-click.ts presses it then.
  const keepEarlyPress = (event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button || 'hydrated' in page.dataset) return
    event.preventDefault()
    window.earlyClick = button
  }
  addEventListener('click', keepEarlyPress, true)
  // Prices of all cycles are in the page, and change as early as that.
  addEventListener('change', ({ target }) => {
    if (target.name === 'prices-per') page.dataset.cycle = target.value
  })
  // Read by load-part.ts, which may be there only after the page is already being left.
  addEventListener('beforeunload', () => {
    window.leftAt = performance.now()
  })
})()
