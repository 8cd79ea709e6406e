import { edition, openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { fillLogin, fillRegistration } from './steps/account.ts'
import { breakWrites, expectExport, holdWrites, storageNotice } from './steps/storage.ts'

test.skip(edition === 'server', 'the server keeps the data')

const UNAVAILABLE = 'Nothing can be saved right now. Please try again.'
const faults = [
  [
    'no room',
    breakWrites,
    'QuotaExceededError',
    'There is no room left to save this, so nothing was changed.',
  ],
  ['a forbidden write', breakWrites, 'SecurityError', UNAVAILABLE],
  ['a write that is never answered', holdWrites, '', UNAVAILABLE],
] as const

for (const [name, breakStorage, errorName, sentence] of faults) {
  test(`${name}: the action is refused as a whole, told, and a copy is offered`, async ({
    page,
    jane,
  }) => {
    test.slow()
    await openFreshShop(page, '/register')
    await breakStorage(page, errorName)
    await fillRegistration(page, jane)
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible({
      timeout: 40_000,
    })
    await expect(page.getByLabel('Full name')).toHaveValue(jane.name)
    await expect(storageNotice(page)).toBeVisible()
    await expectExport(page)

    await page.goto('/login')
    await fillLogin(page, jane)
    await expect(page.getByText('Invalid email or password')).toBeVisible({ timeout: 20_000 })
  })
}

test('data wiped under an open page is told, and what the page holds can still be saved', async ({
  page,
  jane,
}) => {
  await openFreshShop(page, '/register')
  await page.evaluate(() => indexedDB.deleteDatabase('hostfront'))
  await fillRegistration(page, jane)
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing can be saved' })).toBeVisible()
  await expect(storageNotice(page)).toContainText('was deleted while this page was open')
  await expectExport(page)
})

const absences = {
  'no IndexedDB at all': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  'a forbidden IndexedDB': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Forbidden', 'SecurityError')
    }
  },
  'an IndexedDB that never answers': () => {
    IDBFactory.prototype.open = () => Object.create(IDBOpenDBRequest.prototype)
  },
  'no storage of any kind': () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError')
      },
    })
  },
}

for (const [name, makeAbsent] of Object.entries(absences)) {
  test(`with ${name} the shop can be looked at, and says that nothing can be saved`, async ({
    page,
    jane,
    watch,
  }) => {
    watch.expectError(/SecurityError|Forbidden|could not be/)
    await page.addInitScript(makeAbsent)
    await page.goto('/services/vps')
    await expect(storageNotice(page)).toContainText('does not let the shop save anything')
    await expect(page.getByRole('button', { name: /Order Now/ })).toHaveCount(3)
    await page.goto('/register')
    await expect(storageNotice(page)).toBeVisible()
    await fillRegistration(page, jane)
    await expect(
      page.getByRole('alert').filter({ hasText: 'Nothing can be saved right now' }),
    ).toBeVisible({
      timeout: 20_000,
    })
  })
}
