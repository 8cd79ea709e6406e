const CATEGORIES = ['toplevel', 'devtools.timeline', 'loading', 'blink.user_timing']
const WORK = new Set(['RunTask', 'ThreadControllerImpl::RunTask'])

/** The pieces of work that a page's thread does after its first paint while `act` opens it: ms of processor time each. */
export async function traceWork(browser, act) {
  const session = await browser.newBrowserCDPSession()
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return workAfterPaint(events)
}

function workAfterPaint(events) {
  const start = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http'),
  )
  const ofPage = events.filter(({ pid, tid }) => pid === start.pid && tid === start.tid)
  const paint = ofPage.find(({ name, ts }) => name === 'firstContentfulPaint' && ts >= start.ts)
  const tasks = ofPage
    .filter(({ ph, name, ts }) => ph === 'X' && WORK.has(name) && ts >= paint.ts)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur)
  // Pieces within another are part of it.
  let end = 0
  const outermost = tasks.filter(({ ts, dur }) => {
    if (ts < end) return false
    end = ts + dur
    return true
  })
  return outermost.map(({ tdur, dur }) => (tdur ?? dur) / 1000)
}
