import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DueMail } from './carrier.ts'
import { type Mail, openMail } from './open-mail.ts'

const SHOP = { siteName: 'Hostfront', currency: 'EUR', contactEmail: 'help@shop.test' } as const

let folder: string
let mail: Mail
let lines: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostfront-mail-'))
  lines = []
  mail = openMail(
    {
      smtpUrl: null,
      from: 'shop@shop.test',
      dir: join(folder, 'mail'),
      publicUrl: 'http://localhost:4174',
    },
    {
      info: (_, text) => lines.push(text),
      warn: (_, text) => lines.push(text),
    },
  )
})
afterEach(async () => {
  mail.close()
  await rm(folder, { recursive: true })
})

const due = (given: Partial<DueMail> = {}): DueMail => ({
  id: 'mail-1',
  to: 'ada@shop.test',
  message: { kind: 'password-reset', name: 'Ada', token: 'secret-token' },
  ...given,
})

const files = () => readdir(join(folder, 'mail'))
const read = async (name: string | undefined) =>
  readFile(join(folder, 'mail', name ?? 'none'), 'utf8')

test('where others can reach the shop, no link stands in the log', async () => {
  const shop = openMail(
    { smtpUrl: null, from: 'a@shop.test', dir: folder, publicUrl: 'https://shop.example.org' },
    { info: (_, text) => lines.push(text), warn: (_, text) => lines.push(text) },
  )
  await shop.send(due(), SHOP)
  shop.close()
  expect(lines.join()).toContain('mail to ada@shop.test in ')
  expect(lines.join()).not.toContain('secret-token')
})

test('a mail is a file with both parts, and one line says to whom, where and the link', async () => {
  await mail.send(due(), SHOP)
  expect(await files()).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-mail-1\.eml$/),
  ])
  const source = await read((await files())[0])
  expect(source).toMatch(/^From: Hostfront <shop@shop\.test>\r$/m)
  expect(source).toMatch(/^To: ada@shop\.test\r$/m)
  expect(source).toMatch(/^Subject: Reset your Hostfront password\r$/m)
  expect(source).toMatch(/^Message-ID: <mail-1@shop\.test>\r$/m)
  expect(source).toContain('Content-Type: text/plain')
  expect(source).toContain('Content-Type: text/html')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('mail to ada@shop.test')
  expect(lines[0]).toContain('mail-1.eml')
  expect(lines[0]).toContain('http://localhost:4174/reset-password#token=secret-token')
})

test('files sort by time, are whole, and only their owner reads them', async () => {
  await mail.send(due({ id: 'b' }), SHOP)
  await new Promise((resolve) => setTimeout(resolve, 5))
  await mail.send(due({ id: 'a' }), SHOP)
  const names = (await files()).toSorted()
  expect(names.map((name) => name.at(-5))).toEqual(['b', 'a'])
  const { mode } = await stat(join(folder, 'mail', names[0] ?? ''))
  expect(mode & 0o077).toBe(0)
})

test('no id leaves the folder, and no name or address forges a header or a second recipient', async () => {
  await mail.send(
    due({
      id: '../../outside',
      to: 'ada@shop.test, eve@evil.test',
      message: {
        kind: 'order-approved',
        name: 'Ada\r\nBcc: eve@evil.test',
        serverName: 'Arena\r\nBcc: eve@evil.test\r\n\r\n<script>',
      },
    }),
    { ...SHOP, siteName: 'Shop\r\nBcc: eve@evil.test' },
  )
  expect(await readdir(folder)).toEqual(['mail'])
  const [head = ''] = (await read((await files())[0])).split('\r\n\r\n')
  expect(head).not.toMatch(/^Bcc:/m)
  expect(head.match(/^To:.*$/gm)).toHaveLength(1)
})

test('a file goes along under its name', async () => {
  await mail.send(due(), SHOP, [
    {
      filename: 'Invoice-2026-00042.pdf',
      content: Buffer.from('%PDF-'),
      contentType: 'application/pdf',
    },
  ])
  const [file] = await files()
  const text = await read(file)
  expect(text).toContain('Content-Type: application/pdf; name=Invoice-2026-00042.pdf')
  expect(text).toContain('Content-Disposition: attachment; filename=Invoice-2026-00042.pdf')
  expect(text).toContain(Buffer.from('%PDF-').toString('base64'))
})

test('an answer goes to the team, where it has said its address', async () => {
  await mail.send(due(), SHOP)
  const [first] = await files()
  expect(await read(first)).toContain('Reply-To: Hostfront <help@shop.test>')
  await mail.send(due({ id: 'mail-2' }), { ...SHOP, contactEmail: '' })
  const texts = await Promise.all((await files()).map(read))
  expect(texts.filter((text) => text.includes('Reply-To'))).toHaveLength(1)
})
