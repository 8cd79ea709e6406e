import { Buffer } from 'node:buffer'
import type { FileBytes } from '../file-bytes.ts'
import type { SqlDatabase, SqlResult, SqlValue, Statement } from './sql-connection.ts'
import { readFault } from './sql-fault.ts'
import { unprepared } from './statements.ts'

const PUT = unprepared(
  `insert into "file_bytes" ("id", "bytes") values ($1, decode($2, 'base64'))` +
    ' on conflict ("id") do update set "bytes" = excluded."bytes"',
)
const GET = unprepared(`select encode("bytes", 'base64') from "file_bytes" where "id" = $1`)
const AMONG = '"id" in (select jsonb_array_elements_text($1::jsonb))'
const REMOVE = unprepared(`delete from "file_bytes" where ${AMONG}`)
const SIZES = unprepared(`select "id", octet_length("bytes") from "file_bytes" where ${AMONG}`)
const LIST = unprepared(
  'select "id", octet_length("bytes") from "file_bytes"' +
    ' where $1::text is null or "id" > $1 order by "id" limit $2',
)

/**
 * Bytes in a table of their own, which PostgreSQL neither packs nor reads with anything else. Each statement is a
 * transaction: nothing here has to agree with a row. Put twice, a file is as put once: what is lost on the way is tried again.
 */
export function sqlFileBytes(database: SqlDatabase): FileBytes {
  async function ask(statement: Statement, values: readonly SqlValue[]): Promise<SqlResult> {
    for (let tries = 1; ; tries++) {
      try {
        return await askOnce(database, statement, values)
      } catch (cause) {
        const fault = readFault(cause)
        const isPassing = fault.kind === 'retry' || fault.kind === 'lost'
        if (!isPassing || tries >= TRIES) throw fault.error
      }
    }
  }

  return {
    async put(id, bytes) {
      await ask(PUT, [
        id,
        Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64'),
      ])
    },
    async get(id) {
      const { rows } = await ask(GET, [id])
      const text = rows[0]?.[0]
      // PostgreSQL breaks its lines, which are passed over.
      return text == null ? null : new Uint8Array(Buffer.from(text, 'base64'))
    },
    async delete(ids) {
      await ask(REMOVE, [JSON.stringify(ids)])
    },
    async sizesOf(ids) {
      const { rows } = await ask(SIZES, [JSON.stringify(ids)])
      return new Map(rows.map(([id, size]) => [id ?? '', Number(size)]))
    },
    async list({ after, limit }) {
      const { rows } = await ask(LIST, [after, String(limit)])
      return rows.map(([id, size]) => ({ id: id ?? '', size: Number(size) }))
    },
  }
}

/** Of what a lost connection or a conflict has ended. */
const TRIES = 3

async function askOnce(
  database: SqlDatabase,
  statement: Statement,
  values: readonly SqlValue[],
): Promise<SqlResult> {
  const connection = await database.acquire()
  try {
    const result = await new Promise<SqlResult>((answer, fail) => {
      connection.send([{ statement, values, answer, fail }])
    })
    connection.release(false)
    return result
  } catch (error) {
    // Whether it can be used again is not known; another one is opened sooner than that is found out.
    connection.release(true)
    throw error
  }
}
