import { expect, test } from './journey.ts'

// What a person does before the script has arrived, a browser without any script shows for certain.
test.use({ javaScriptEnabled: false })

for (const path of ['/login', '/register', '/contact']) {
  test(`${path}, sent before the page is alive, puts nothing in the address`, async ({ page }) => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await page.goto(path)
    const fields = page.locator('main input')
    for (const field of await fields.all()) await field.fill('jane@example.com')
    await fields.last().press('Enter')
    // Were the form sent, this next page would be asked for after it.
    await page.goto('/about')
    expect(addresses.filter((address) => address.includes('jane'))).toEqual([])
  })
}

test('without script a phone has the links of the bar, and no button that does nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/services/samp')
  const bar = page.getByRole('banner')
  for (const name of ['Home', 'About', 'Contact']) {
    await expect(bar.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(bar.getByRole('button')).toHaveCount(0)
})
