import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { actionName } from './audit.ts'

const BACKEND = join(import.meta.dirname, '../../../../packages/backend/src')
/** The action of a line of the log, where the code writes it out. */
const WRITTEN = /(?:recordChange|changeLine)\([^;']*'([a-z][A-Za-z]*\.[A-Za-z]+)'/g

test('whatever the backend writes into the log under a name of its own is called something', () => {
  const files = readdirSync(BACKEND, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(?<!\.test)\.ts$/.test(name) && !name.startsWith('testing'),
  )
  const actions = files.flatMap((name) =>
    Array.from(
      readFileSync(join(BACKEND, name), 'utf8').matchAll(WRITTEN),
      ([, action = '']) => action,
    ),
  )
  expect(actions.length).toBeGreaterThan(30)
  expect(actions.filter((action) => actionName(action) === action)).toEqual([])
})
