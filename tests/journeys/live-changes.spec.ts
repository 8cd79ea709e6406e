import type { Page } from '@playwright/test'
import { createCaller } from '../server/caller.ts'
import { edition, serverUrl } from './edition.ts'
import { expect, test } from './journey.ts'
import { openDashboardOf } from './steps/beginning.ts'

/** Longer than two waves of questions lie apart. */
const QUIET_MS = 2500
const TICKET = { subject: 'Lag', priority: 'low', serviceId: '', message: 'Since today' } as const

test('a change asks again for what is made of it alone, a lost connection for everything', async ({
  page,
  context,
  watch,
  jane,
}) => {
  test.skip(edition === 'embedded', 'its shop is in the page, where nobody hears the calls')
  watch.expectError(/ERR_INTERNET_DISCONNECTED/)
  await openDashboardOf(page, jane)
  await expect(page.getByText('Open tickets')).toBeVisible()
  const elsewhere = createCaller(serverUrl)
  await elsewhere.api.accounts.login(jane)
  const callsSince = listen(page)

  const asked = await quietly(page, callsSince, () => elsewhere.api.tickets.open(TICKET))
  expect(asked).toEqual(expect.arrayContaining(['services.figures', 'tickets.mine']))
  for (const untouched of ['services.mine', 'domains.mine', 'accounts.me', 'plans.onSale']) {
    expect(asked).not.toContain(untouched)
  }

  await context.setOffline(true)
  await page.waitForTimeout(QUIET_MS)
  callsSince()
  await context.setOffline(false)
  const all = ['accounts.me', 'domains.mine', 'services.figures', 'services.mine', 'settings.get']
  const heard: string[] = []
  await expect
    .poll(() => {
      heard.push(...callsSince())
      return heard
    })
    .toEqual(expect.arrayContaining(all))
})

/** The names of the calls that the page has made since the last look. */
function listen(page: Page): () => string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const [, noun, verb] = /\/api\/rpc\/(\w+)\/(\w+)/.exec(request.url()) ?? []
    if (noun && verb) calls.push(`${noun}.${verb}`)
  })
  return () => calls.splice(0)
}

/** What a change asks for: once more where somebody else has changed the settings beside, which touches everything. */
async function quietly(
  page: Page,
  callsSince: () => string[],
  change: () => Promise<unknown>,
): Promise<string[]> {
  for (;;) {
    await page.waitForTimeout(QUIET_MS)
    callsSince()
    await change()
    await page.waitForTimeout(QUIET_MS)
    const calls = callsSince()
    if (!calls.includes('settings.get')) return calls
  }
}
