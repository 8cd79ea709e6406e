import type { Page } from '@playwright/test'
import { type Credentials, openFreshShop } from '../edition.ts'
import { logInAsAdmin } from './account.ts'
import { admitShownClient, loadSamples } from './samples.ts'
import { exportShop, replaceShop } from './shop-document.ts'

type Row = Readonly<Record<string, unknown>> & { readonly id: string }
type Rewrite = (row: Row, at: number) => Readonly<Record<string, unknown>>

/** 120 characters without a place to break, or as many as the field takes. */
const word = (length = 120): string =>
  'Donaudampfschifffahrtsgesellschaft'.repeat(4).slice(0, length)
const lower = (length: number): string => word(length).toLowerCase()
const numbered = (length: number, at: number): string => `${word(length - 3)}${100 + at}`

const longEmail = (email: unknown): string => `${lower(50)}.${email}`

/** What people type, by collection of the document: each text as long as it may be, in one word. */
const rewrites: Readonly<Record<string, Rewrite>> = {
  users: ({ role, email }) => ({
    name: word(),
    company: word(),
    phone: '1'.repeat(40),
    ...(role === 'user' && { email: longEmail(email) }),
  }),
  services: (_, at) => ({
    name: numbered(120, at),
    description: word(),
    features: [word(), word()],
  }),
  orders: ({ reason }) => ({
    serverName: word(60),
    serviceName: word(),
    reason: reason === null ? null : word(),
  }),
  userServices: () => ({ serverName: word(60), serviceName: word() }),
  domains: (_, at) => ({ name: `${lower(60)}.${lower(20)}${at}.example` }),
  invoices: ({ lines }) => ({
    lines: (lines as Row[]).map((line) => ({ ...line, description: word() })),
  }),
  vouchers: (_, at) => ({ code: numbered(32, at).toUpperCase(), description: word() }),
  announcements: () => ({ title: word(), content: word() }),
  tickets: ({ messages }) => ({
    subject: word(),
    messages: (messages as Row[]).map((message) => ({ ...message, body: word() })),
  }),
}

/** What the samples do not have: it is written in longer words still. */
const additions = (createdAt: string, authorId: string, userId: string) => ({
  clientNotes: [{ id: 'long-note', createdAt, userId, authorId, body: word() }],
  subscribers: [{ id: 'long-reader', createdAt, email: longEmail('reader@example.com') }],
  contactMessages: [
    {
      id: 'long-message',
      createdAt,
      name: word(),
      email: longEmail('visitor@example.com'),
      subject: word(),
      message: word(),
    },
  ],
})

export interface LongNamedShop {
  readonly admin: Credentials
  /** The sample client who has one of everything. */
  readonly client: Credentials & { readonly id: string }
  /** Of a ticket of that client. */
  readonly ticketId: string
}

/** A shop of the samples in which every name is one long word; ends on its login page. */
export async function openLongNamedShop(page: Page): Promise<LongNamedShop> {
  const { admin } = await openFreshShop(page)
  await logInAsAdmin(page, admin)
  await loadSamples(page)
  const { email, password } = await admitShownClient(page)
  const exported: Record<string, unknown> = { ...(await exportShop(page)) }
  const rowsOf = (name: string) => exported[name] as Row[]
  const owner = rowsOf('users').find((user) => user.email === admin.email)
  const client = rowsOf('users').find((user) => user.email === email)
  const ticket = rowsOf('tickets').find(({ userId }) => userId === client?.id)
  if (!owner || !client || !ticket) throw new Error('The samples lack what is looked at.')
  for (const [name, rewrite] of Object.entries(rewrites)) {
    exported[name] = rowsOf(name).map((row, at) => ({ ...row, ...rewrite(row, at) }))
  }
  const added = additions(String(client.createdAt), owner.id, client.id)
  await replaceShop(page, JSON.stringify({ ...exported, ...added }))
  return {
    admin,
    client: { id: client.id, email: longEmail(email), password },
    ticketId: ticket.id,
  }
}
