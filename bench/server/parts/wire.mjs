import { connect, createServer } from 'node:net'

/**
 * Sits between the server and PostgreSQL and notes the statements of the wire, as `{ text, values, waits }`,
 * so that the comparison runs the very statements of an order and not somebody's idea of them. `waits`: it was sent when all
 * before it had been answered; the others followed without waiting.
 */
export async function listenIn(target) {
  const statements = []
  const server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname)
    const names = new Map()
    let pending = Buffer.alloc(0)
    let isStarted = false
    let isAnswered = true
    client.on('data', (chunk) => {
      database.write(chunk)
      pending = Buffer.concat([pending, chunk])
      for (;;) {
        const head = isStarted ? 1 : 0
        if (pending.length < head + 4) return
        const length = pending.readInt32BE(head)
        if (pending.length < head + length) return
        const type = isStarted ? String.fromCharCode(pending[0]) : null
        const body = pending.subarray(head + 4, head + length)
        const statement = note(type, body, names)
        if (statement) {
          statements.push({ ...statement, waits: isAnswered })
          isAnswered = false
        }
        // A request for encryption is answered and followed by the real start.
        if (!isStarted && pending.readInt32BE(4) !== 80877103) isStarted = true
        pending = pending.subarray(head + length)
      }
    })
    database.on('data', (chunk) => {
      isAnswered = true
      client.write(chunk)
    })
    for (const [one, other] of [
      [client, database],
      [database, client],
    ]) {
      one.on('close', () => other.destroy())
      one.on('error', () => other.destroy())
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = new URL(target)
  address.hostname = '127.0.0.1'
  address.port = String(server.address().port)
  return {
    url: address.href,
    /** What was sent since the last time it was asked. */
    take: () => statements.splice(0),
    close: () => server.close(),
  }
}

/** The statement that a message runs; null where it runs none. */
function note(type, body, names) {
  if (type === 'Q') return { text: text(body, 0).value, values: [] }
  if (type === 'P') {
    const name = text(body, 0)
    names.set(name.value, text(body, name.end).value)
  }
  if (type !== 'B') return null
  const portal = text(body, 0)
  const name = text(body, portal.end)
  return { text: names.get(name.value), values: boundValues(body, name.end) }
}

function boundValues(body, start) {
  let at = start + 2 + 2 * body.readInt16BE(start)
  const values = []
  const count = body.readInt16BE(at)
  at += 2
  for (let index = 0; index < count; index++) {
    const length = body.readInt32BE(at)
    at += 4
    values.push(length < 0 ? null : body.toString('utf8', at, at + length))
    at += Math.max(length, 0)
  }
  return values
}

function text(body, start) {
  const end = body.indexOf(0, start)
  return { value: body.toString('utf8', start, end), end: end + 1 }
}
