// Invoices as PDF, as the server mails them: how long one takes, in times of a page on which the same library writes a
// title in the same fonts, and how much memory is left behind by `INVOICES` (1000) of them.
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { PDFDocument } from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'
import { runnerImport } from 'vite'

const INVOICES = Number(process.env.INVOICES ?? 1000)
/** Until compiled code and caches have settled. */
const WARM_UP = 100
const MOST_MILLISECONDS = 150
/** Megabytes. */
const MOST_GROWTH = 10

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
const source = (path) =>
  fileURLToPath(new URL(`../../packages/documents/src/${path}.ts`, import.meta.url))
const { module: documents } = await runnerImport(source('document-pdf'))
const { module: samples } = await runnerImport(source('testing/sample-documents'))
const { module: fonts } = await runnerImport(source('testing/read-font'))

const arabic = { name: 'محمد بن عبد الله', company: null, country: 'MA', taxId: null }
const kinds = {
  'a title': () => title(),
  'an invoice': (at) => invoice({ number: numberOf(at) }),
  'with an Arabic name': (at) => invoice({ number: numberOf(at), buyer: arabic }),
}

const rows = {}
for (const [name, make] of Object.entries(kinds)) rows[name] = await measure(make)
const floor = rows['a title'].median
for (const row of Object.values(rows)) row['times the title'] = rounded(row.median / floor)
console.log(`${INVOICES} documents each, milliseconds; memory in MB`)
console.table(rows)
const isSlow = Object.values(rows).some(({ median }) => median > MOST_MILLISECONDS)
const grows = Object.values(rows).some(({ growth }) => growth > MOST_GROWTH)
process.exitCode = isSlow || grows ? 1 : 0

async function measure(make) {
  for (let at = 0; at < WARM_UP; at++) await make(at)
  const before = used()
  const times = []
  for (let at = 0; at < INVOICES; at++) {
    const begin = performance.now()
    await make(at)
    times.push(performance.now() - begin)
  }
  const sorted = times.toSorted((a, b) => a - b)
  return {
    median: rounded(sorted[Math.floor(INVOICES / 2)]),
    'slowest of 100': rounded(sorted[Math.floor(INVOICES * 0.99)]),
    growth: rounded(used() - before),
  }
}

/** Megabytes that are still needed: objects, and bytes beside them. */
function used() {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1_000_000
}

async function title() {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  pdf.registerFontkit(fontkit)
  const page = pdf.addPage([595, 842])
  for (const weight of [400, 600]) {
    const bytes = await fonts.readFont(`familjen-grotesk-latin-${weight}`)
    const font = await pdf.embedFont(bytes, { subset: true })
    page.drawText('Invoice 2026-00042', { x: 56, y: weight, font })
  }
  return pdf.save()
}

function invoice(changed) {
  return documents.invoicePdf(samples.sampleInvoice(changed), samples.sampleFacts(), fonts.readFont)
}

function numberOf(at) {
  return `2026-${String(at + 1).padStart(5, '0')}`
}

function rounded(figure) {
  return Math.round(figure * 10) / 10
}
