import { expect, test } from 'vitest'
import { creditNotePdf, invoicePdf } from './document-pdf.ts'
import { openFonts, readFont } from './testing/read-font.ts'
import { readPdf } from './testing/read-pdf.ts'
import { sampleFacts, sampleInvoice, sampleNote } from './testing/sample-documents.ts'

const readInvoice = async (...of: Parameters<typeof sampleInvoice>) =>
  readPdf(await invoicePdf(sampleInvoice(...of), sampleFacts(), readFont))

const NOBODY = {
  ...{ company: null, country: null, taxId: null },
  ...{ street: null, postcode: null, town: null },
}

test('an invoice says who bills whom for what, French and Turkish letters included', async () => {
  const { title, pages } = await readInvoice()
  expect(title).toBe('Invoice 2026-00042')
  expect(pages).toHaveLength(1)
  for (const text of [
    'Casablanca 20000',
    'Société Générale d’Hébergement',
    'Élodie Çağlar-Yıldırım',
    'Morocco',
    'Nov 21, 2026',
    '3 months',
    'Backup, Dec 23, 2026 to Jan 22, 2027',
    'VAT 20%',
    '€544.80',
  ])
    expect(pages[0]).toContain(text)
})

test('Arabic is written from right to left, and its numbers stay as they are', async () => {
  const { pages } = await readInvoice({
    lines: [{ description: 'فاتورة رقم 2026-00042 من 450,00 (شهري)', amount: 45_400 }],
  })
  const [page = ''] = pages
  for (const text of ['فاتورة رقم', '2026-00042', '450,00', 'شهري']) expect(page).toContain(text)
})

test.each(['Дмитрий Ελένη', 'Nguyễn Văn', 'Müller-Łukasiewicz', 'Ğökçe İnönü'])(
  'the name %s can be read',
  async (name) => {
    const { pages } = await readInvoice({
      buyer: { ...NOBODY, name },
    })
    expect(pages[0]?.normalize('NFC')).toContain(name)
  },
)

test.each(['王小明', '🙂 Jane', 'שלום (עולם)', '\u202eabc', 'مُحَمَّد\u200cی', 'a\u0000b', ''])(
  'the name %j keeps no invoice from being made',
  async (name) => {
    const { pages } = await readInvoice({
      buyer: { ...NOBODY, name },
    })
    expect(pages[0]).toContain('Invoice 2026-00042')
  },
)

test('many lines take several pages, each with its number and the head of the table', async () => {
  const lines = Array.from({ length: 90 }, (_, at) => ({
    description: `Server ${at + 1}`,
    amount: 100,
  }))
  const { pages } = await readInvoice({ lines })
  expect(pages.length).toBeGreaterThan(2)
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
    expect(page).toContain('Amount')
  }
  expect(pages.join('\n').match(/Server \d+/g)).toHaveLength(90)
})

test('what was paid of it is named, what went back is not', async () => {
  const payment = {
    method: 'bank-transfer',
    receivedAt: '2026-11-25T00:00:00.000Z',
    reference: 'TRX-1',
    amount: 10_000,
    returnedAt: null,
  }
  const back = { ...payment, reference: 'TRX-2', returnedAt: '2026-11-26T00:00:00.000Z' }
  const facts = sampleFacts({ payments: [payment, back] })
  const { pages } = await readPdf(
    await invoicePdf(sampleInvoice({ paid: 10_000 }), facts, readFont),
  )
  expect(pages[0]).toContain(
    '€100.00 received by bank transfer on Nov 25, 2026, transaction reference TRX-1',
  )
  expect(pages[0]).toContain('€444.80')
  expect(pages[0]).not.toContain('TRX-2')
})

test('a credit note says what it takes back and why', async () => {
  const { title, pages } = await readPdf(await creditNotePdf(sampleNote(), 'MAD', readFont))
  expect(title).toBe('Credit note CN-2026-00007')
  for (const text of ['Invoice 2026-00042', 'The server was down', 'As money', 'MAD 100.00'])
    expect(pages[0]?.replaceAll('\u00a0', ' ')).toContain(text)
})

const SECOND = { unit: 'EUR', millionths: 10_850_000, from: '2026-11-20' } as const

test.each([
  ['MAD', 'EUR', 'MAD 544.80', 'about €50.21'],
  ['EUR', 'MAD', '€544.80', 'about MAD 5,911.08'],
] as const)(
  'an invoice in %s says its total in %s below it, and at which rate',
  async (first, second, total, about) => {
    const invoice = sampleInvoice({ secondRate: { ...SECOND, currency: second }, paid: 10_000 })
    const facts = sampleFacts({ currency: first })
    const { pages } = await readPdf(await invoicePdf(invoice, facts, readFont))
    const page = pages[0]?.replaceAll('\u00a0', ' ') ?? ''
    expect(page).toContain('For information, at 1 EUR = 10.85 MAD of Nov 20, 2026')
    expect(page).toContain(about)
    expect(page).not.toContain('?')
    // What is owed is in the first alone.
    expect(page.indexOf(total)).toBeLessThan(page.indexOf(about))
    expect(page.match(/about/g)).toHaveLength(1)
    const note = sampleNote({ secondRate: { ...SECOND, currency: second } })
    const credited = await readPdf(await creditNotePdf(note, first, readFont))
    const taken = second === 'EUR' ? 'about €9.22' : 'about MAD 1,085.00'
    expect(credited.pages[0]?.replaceAll('\u00a0', ' ')).toContain(taken)
  },
)

test('without a second currency a document says nothing of one', async () => {
  const { pages } = await readInvoice()
  expect(pages[0]).not.toMatch(/about|For information/)
})

test('the same invoice is the same file, whatever was made before it', async () => {
  const named = (name: string) => sampleInvoice({ buyer: { ...NOBODY, name, country: 'MA' } })
  const write = (name: string, fonts: typeof readFont) =>
    invoicePdf(named(name), sampleFacts(), fonts)
  const first = await write('على', openFonts())
  const used = openFonts()
  // The same shapes by other letters.
  await write('\ufecb\ufee0\ufef0', used)
  expect(await write('على', used)).toEqual(first)
})
