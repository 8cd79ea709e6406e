// 1,000 rows of a statement against 10,000 open invoices: how long it takes to say what they pay, and how many are wrong.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const ROWS = Number(process.env.ROWS ?? 1000)
const INVOICES = Number(process.env.INVOICES ?? 10_000)
const RUNS = 9

const source = (name) =>
  fileURLToPath(new URL(`../../packages/domain/src/statements/${name}.ts`, import.meta.url))
const { module: matching } = await runnerImport(source('match-movements'))
const { module: keys } = await runnerImport(source('movement-keys'))

const invoices = Array.from({ length: INVOICES }, (_, at) => ({
  id: `invoice-${at}`,
  number: `2026-${String(at + 1).padStart(5, '0')}`,
  // Few prices for many invoices, as a host has them.
  total: 100 * (1 + (at % 40)),
  createdAt: '2026-06-01T10:00:00.000Z',
  names: [`Client ${at} Benali`],
}))
const shapes = [
  (number) => `VIR ${number} MERCI`,
  (number) => `FACTURE${number.replace('-', '')}`,
  (number) => `PAIEMENT 01/06/2026 ${number.replaceAll('0', 'O')}`,
  () => 'VIREMENT RECU CLIENT BENALI',
]
const meant = Array.from({ length: ROWS }, (_, at) => invoices[(at * 7919) % INVOICES])
const movements = meant.map(({ number, total }, at) => ({
  date: '2026-06-02',
  amount: at % 10 === 9 ? total + 1 : total,
  label: shapes[at % shapes.length](number),
  id: null,
  sender: null,
  isReversal: false,
}))

const times = []
let matches = []
for (let run = 0; run < RUNS; run++) {
  const begin = performance.now()
  keys.movementKeys(movements)
  matches = matching.withoutDoubles(matching.matchMovements(movements, invoices))
  times.push(performance.now() - begin)
}
const median = times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)]
const sure = matches.filter(({ band }) => band === 'sure')
const wrong = matches.filter(
  ({ band, invoiceId }, at) => band === 'sure' && invoiceId !== meant[at].id,
)
process.stdout.write(
  `${ROWS} rows, ${INVOICES} open invoices: ${median.toFixed(1)} ms (median of ${RUNS}), ${sure.length} sure, ${wrong.length} wrong\n`,
)
process.exitCode = wrong.length > 0 || median > 1000 ? 1 : 0
