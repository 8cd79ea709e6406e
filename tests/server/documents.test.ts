/** What mails bring along, from the server as it is deployed. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailTo } from './mailbox.ts'
import { type OpenServer, openServer } from './open-server.ts'
import { orderForm } from './order-form.ts'

const ACCOUNT = { email: 'amina@shop.test', password: 'Copper-Lantern-84' }

let server: OpenServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server?.close())

test('the mail of an invoice brings it along as PDF', async () => {
  const customer = server.caller()
  await customer.api.accounts.register({ name: 'أمينة Benali', ...ACCOUNT })
  await customer.api.accounts.login(ACCOUNT)
  await customer.api.orders.place({ ...orderForm, paymentMethod: 'bank-transfer' })
  const { file } = await mailTo(server.mailDir, ACCOUNT.email, /^Subject: Invoice /m)
  const raw = await readFile(join(server.mailDir, file), 'utf8')
  const [, name, packed = ''] =
    /filename="?(Invoice-\d{4}-\d{5}\.pdf)"?\r?\n(?:[\w-]+: .*\r?\n)*\r?\n([A-Za-z\d+/=\r\n]+)/.exec(
      raw,
    ) ?? []
  expect(name).toMatch(/^Invoice-/)
  const pdf = Buffer.from(packed, 'base64')
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.subarray(-7).toString().trim()).toMatch(/%%EOF$/)
})
