import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { FIRST_CUSTOMER } from './customers.mjs'

const run = promisify(execFile)
/** Ids and invoice numbers: each order has its own. */
const UNIQUE = /^([0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d{5,9})$/

/**
 * The statements of one order as a script for pgbench: new ids and numbers become random ones, the first customer a random one.
 * The session is always the same one; it is found by the same unique key. What an order before it named, too,
 * existed already: the plan, and the administrators who are notified. Statements that followed others without waiting are sent
 * so here, too.
 */
export function asScript(statements, customers, before) {
  const ids = new Map()
  const known = new Set(before.flatMap(({ values }) => values))
  const lines = [`\\set customer random(${FIRST_CUSTOMER}, ${FIRST_CUSTOMER + customers - 1})`]
  const body = statements.map(({ text, values, waits }) => {
    const filled = text.replaceAll(/\$(\d+)/g, (_, number) => {
      const value = values[number - 1]
      if (value === null) return 'null'
      if (value === String(FIRST_CUSTOMER)) return ':customer'
      if (known.has(value) || !UNIQUE.test(value)) return literal(value)
      if (!ids.has(value)) ids.set(value, `:id${ids.size}`)
      return ids.get(value)
    })
    return { line: `${filled.replaceAll('\n', ' ')};`, waits }
  })
  for (const name of ids.values())
    lines.push(`\\set ${name.slice(1)} random(1, 9000000000000000000)`)
  return [...lines, ...pipelined(body)].join('\n')
}

/** Each group that was sent at once as one pipeline of pgbench. */
function pipelined(statements) {
  const groups = []
  for (const { line, waits } of statements) {
    if (waits || groups.length === 0) groups.push([])
    groups.at(-1).push(line)
  }
  return groups.flatMap((lines) =>
    lines.length === 1 ? lines : ['\\startpipeline', ...lines, '\\endpipeline'],
  )
}

/** A text that holds no colon: pgbench would take it for one of its variables. */
function literal(value) {
  const escaped = value.replaceAll("'", "''").replaceAll('\\', '\\\\').replaceAll(':', '\\003A')
  return `U&'${escaped}'`
}

/** Transactions per second, with prepared statements. */
export async function pgbench(url, script, clients, seconds) {
  const folder = await mkdtemp(join(tmpdir(), 'hostfront-pgbench-'))
  try {
    const file = join(folder, 'order.sql')
    await writeFile(file, script)
    const { stdout } = await run('pgbench', [
      ...['-n', '-M', 'prepared', '-c', String(clients), '-j', String(Math.min(2, clients))],
      ...['-T', String(seconds), '-f', file, url],
    ])
    return Number(/tps = ([\d.]+)/.exec(stdout)[1])
  } finally {
    await rm(folder, { recursive: true })
  }
}
