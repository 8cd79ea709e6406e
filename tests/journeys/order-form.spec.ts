import { expect, test } from './journey.ts'
import { ORDERED, openOrder } from './steps/order.ts'
import { openPanel } from './steps/panel.ts'

test('while an order is placed, its form stays with the balance it was sent with', async ({
  page,
}) => {
  await openPanel(page)
  const dialog = await openOrder(page, { plan: 1 })
  await dialog.getByLabel('Server name').fill('Calm Server')
  const payWith = dialog.getByLabel('Pay with', { exact: true })
  await expect(payWith).toHaveValue('coins')
  const before = await payWith.locator('option:checked').textContent()
  expect(before).toMatch(/^Coins, you have \d/)
  const seen = await payWith.evaluateHandle((select: HTMLSelectElement) => {
    const texts = new Set<string>()
    const look = () => {
      if (!select.isConnected) return
      texts.add(select.selectedOptions[0]?.text ?? '')
      requestAnimationFrame(look)
    }
    look()
    return texts
  })
  await dialog.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText(ORDERED).first()).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(await seen.evaluate((texts) => [...texts])).toEqual([before])
})
