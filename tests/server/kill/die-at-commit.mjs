/**
 * Loaded before a server under test (`node --import`): ends it, as the kernel would, around one commit. DIE_ORDER names a
 * file; while it is there, the `nth` transaction that has `text` among its values dies `before` COMMIT reaches the database,
 * or `after` the database has said that it is done and nobody else has heard. The file goes first: it dies once.
 */
import { readFileSync, rmSync } from 'node:fs'

const file = process.env.DIE_ORDER ?? ''
let met = 0

function readOrder() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

function die() {
  rmSync(file)
  process.kill(process.pid, 'SIGKILL')
}

/** Follows what goes over one connection. */
class Spy {
  #texts = new Map()
  /** What the statements since BEGIN had for values. */
  #values = ''
  #isMeant = false

  prepare(name, text) {
    this.#texts.set(name, text)
  }

  /** Whether the process has to end before this statement is sent. */
  isEnd(name, values) {
    const text = this.#texts.get(name) ?? ''
    if (text.startsWith('BEGIN')) this.#values = ''
    this.#values += values
    if (text !== 'COMMIT') return false
    const order = readOrder()
    this.#isMeant = order !== null && this.#values.includes(order.text) && ++met === order.nth
    return this.#isMeant && order.at === 'before'
  }

  committed() {
    if (this.#isMeant) die()
  }
}

if (process.env.DATABASE_URL) await watchPg()
else await watchPglite()

async function watchPg() {
  const { default: pg } = await import('pg')
  const { prototype } = pg.Connection
  const { parse, bind, emit } = prototype
  const spies = new WeakMap()
  const spyOf = (connection) => {
    const spy = spies.get(connection) ?? new Spy()
    spies.set(connection, spy)
    return spy
  }
  prototype.parse = function (query) {
    spyOf(this).prepare(query.name ?? '', query.text)
    return parse.call(this, query)
  }
  prototype.bind = function (message) {
    if (spyOf(this).isEnd(message.statement ?? '', JSON.stringify(message.values))) {
      // What was to be done before it is done, and then nobody says COMMIT.
      this.stream.uncork()
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
      die()
    }
    return bind.call(this, message)
  }
  prototype.emit = function (name, message, ...more) {
    if (name === 'commandComplete' && message.text === 'COMMIT') spyOf(this).committed()
    return emit.call(this, name, message, ...more)
  }
}

async function watchPglite() {
  const { PGlite } = await import('@electric-sql/pglite')
  const { execProtocol } = PGlite.prototype
  const spy = new Spy()
  PGlite.prototype.execProtocol = async function (bytes, options) {
    const sent = Buffer.from(bytes)
    let isCommit = false
    for (let at = 0; at < sent.length; at += 1 + sent.readInt32BE(at + 1)) {
      const kind = String.fromCharCode(sent[at])
      const rest = sent.subarray(at + 5, at + 1 + sent.readInt32BE(at + 1))
      const [first = '', second = ''] = rest.toString('latin1').split('\0', 2)
      if (kind === 'P') spy.prepare(first, second)
      if (kind === 'B' && spy.isEnd(second, rest.toString('utf8'))) die()
    }
    const answer = await execProtocol.call(this, bytes, options)
    for (const { name, text } of answer.messages)
      isCommit ||= name === 'commandComplete' && text === 'COMMIT'
    if (isCommit) spy.committed()
    return answer
  }
}
