import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createDatabase, DATABASES, type Database } from './database.ts'
import { openServer } from './open-server.ts'

const PROGRAM = join(import.meta.dirname, '../../apps/server/dist/admin.js')

/** The operator's command line as a process, over a database that a server may have open. */
function runAdmin(
  args: readonly string[],
  { database, input = '' }: { database?: Database; input?: string } = {},
): Promise<{ code: number | null; said: string; complained: string }> {
  const env = { PATH: process.env.PATH, ...database?.env }
  const child = spawn(process.execPath, [PROGRAM, ...args], { env })
  let said = ''
  let complained = ''
  child.stdout.on('data', (text) => (said += text))
  child.stderr.on('data', (text) => (complained += text))
  child.stdin.end(input)
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, said, complained }))
  })
}

test('a command that is not understood shows how to use it', async () => {
  for (const args of [[], ['create'], ['reset-password', '--mail', 'x']]) {
    const { code, said, complained } = await runAdmin(args)
    expect(code).toBe(2)
    expect(said).toBe('')
    expect(complained).toContain('Usage:')
  }
})

describe.each(DATABASES)('%s', (kind) => {
  const closing: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const close of closing.reverse()) await close()
  })

  test('an administrator made before the first start signs in, and again after a reset', async () => {
    const database = await createDatabase(kind)
    closing.push(() => database.remove())
    const created = await runAdmin(['create', '--email', 'Boss@Shop.test'], { database })
    expect(created.complained).toBe('')
    const password = /^admin account boss@shop\.test password (\S+)\n$/.exec(created.said)?.[1]
    expect(password).toMatch(/^[a-z2-7]{24}$/)

    const server = await openServer({ database })
    closing.push(() => server.close())
    const signIn = (attempt: string) =>
      server.caller().api.accounts.login({ email: 'boss@shop.test', password: attempt })
    expect(await signIn(password ?? '')).toMatchObject({ role: 'admin' })

    if (kind === 'PGlite') {
      const refused = await runAdmin(['create', '--email', 'x@shop.test'], { database })
      expect(refused.code).toBe(1)
      expect(refused.complained).toContain('Stop it first')
      await server.stop()
    }
    const unknown = await runAdmin(['reset-password', '--email', 'nobody@shop.test'], { database })
    expect(unknown).toMatchObject({
      code: 1,
      said: '',
      complained: 'There is no account with the address nobody@shop.test.\n',
    })
    const reset = await runAdmin(
      ['reset-password', '--email', 'boss@shop.test', '--password-stdin'],
      {
        database,
        input: 'Copper-Meadow-31\n',
      },
    )
    expect(reset).toEqual({
      code: 0,
      said: 'account boss@shop.test password as given\n',
      complained: '',
    })
    if (kind === 'PGlite') await server.start()
    expect(await signIn('Copper-Meadow-31')).toMatchObject({ role: 'admin' })
    await expect(signIn(password ?? '')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  })
})
