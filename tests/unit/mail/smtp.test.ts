import { afterEach, expect, test } from 'vitest'
import { type Mail, openMail } from '../../../apps/server/src/mail/open-mail.ts'
import { openMailServer } from './mail-server.mjs'

const SHOP = { siteName: 'Café Host', currency: 'EUR', contactEmail: 'help@shop.test' } as const

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function openServer(options: Parameters<typeof openMailServer>[0] = {}) {
  const server = await openMailServer(options)
  closing.push(server.close)
  return server
}

function openSmtp(smtpUrl: string, warnings: string[] = []): Mail {
  const mail = openMail(
    { smtpUrl, from: 'shop@shop.test', dir: '/nowhere', publicUrl: 'https://shop.test' },
    { info: () => undefined, warn: (_, text) => warnings.push(text) },
  )
  closing.push(mail.close)
  return mail
}

const due = (to: string) =>
  ({
    id: `mail-to-${to}`,
    to,
    message: { kind: 'email-verification', name: 'Ada', token: 'secret-token' },
  }) as const

// The server's certificate is its own; a real one is checked unless the URL says otherwise.
const LOOSE = '?tls.rejectUnauthorized=false'

test('a mail arrives over TLS, signed in, with both parts and its link', async () => {
  const server = await openServer({ user: 'shop', password: 'p@ss word' })
  const mail = openSmtp(`smtp://shop:p%40ss%20word@127.0.0.1:${server.port}${LOOSE}`)
  await mail.send(due('ada@shop.test'), SHOP)
  const [arrived] = server.received
  expect(arrived).toMatchObject({ from: 'shop@shop.test', to: ['ada@shop.test'], secure: true })
  expect(arrived?.source).toContain('From: =?UTF-8?Q?Caf=C3=A9_Host?= <shop@shop.test>')
  expect(arrived?.source).toContain('Content-Type: text/plain')
  expect(arrived?.source).toContain('Content-Type: text/html')
  expect(arrived?.source.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(
    'https://shop.test/verify-email#token=secret-token',
  )
})

test('an address that is two is sent to neither', async () => {
  const server = await openServer()
  const mail = openSmtp(`smtp://127.0.0.1:${server.port}${LOOSE}`)
  await mail.send(due('ada@shop.test, eve@evil.test'), SHOP).catch(() => undefined)
  expect(server.received.flatMap(({ to }) => to)).not.toContain('eve@evil.test')
  expect(server.received.flatMap(({ to }) => to)).not.toContain('ada@shop.test')
})

test('what the server refuses fails with its words, and the next mail goes out', async () => {
  const server = await openServer({
    refuse: (recipient) => (recipient === 'full@shop.test' ? 'Mailbox full' : null),
  })
  const mail = openSmtp(`smtp://127.0.0.1:${server.port}${LOOSE}`)
  await expect(mail.send(due('full@shop.test'), SHOP)).rejects.toThrow('Mailbox full')
  await mail.send(due('ada@shop.test'), SHOP)
  expect(server.received.map(({ to }) => to)).toEqual([['ada@shop.test']])
})

test('a wrong password fails, is warned of, and stands in no message', async () => {
  const server = await openServer({ user: 'shop', password: 'right' })
  const warnings: string[] = []
  const mail = openSmtp(`smtp://shop:wr0ng-secret@127.0.0.1:${server.port}${LOOSE}`, warnings)
  const error = await mail.send(due('ada@shop.test'), SHOP).catch((reason: unknown) => reason)
  expect(String(error)).toContain('Invalid login')
  expect(String(error)).not.toContain('wr0ng-secret')
  await expect.poll(() => warnings).toHaveLength(1)
  expect(warnings[0]).toContain('SMTP_URL')
})

test('a certificate that nobody vouches for is not trusted by itself', async () => {
  const server = await openServer()
  const mail = openSmtp(`smtp://127.0.0.1:${server.port}`)
  await expect(mail.send(due('ada@shop.test'), SHOP)).rejects.toThrow(/certificate/)
  expect(server.received).toHaveLength(0)
})

test('mails sent at once share few connections and all arrive', async () => {
  const server = await openServer()
  const mail = openSmtp(`smtp://127.0.0.1:${server.port}${LOOSE}`)
  const recipients = Array.from({ length: 20 }, (_, index) => `c${index}@shop.test`)
  await Promise.all(recipients.map((to) => mail.send(due(to), SHOP)))
  expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual(recipients.toSorted())
})
