import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeFolder } from './close-folder.ts'

let parent: string
let lines: string[]
const log = { warn: (line: string) => void lines.push(line) }

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'hostfront-folder-'))
  lines = []
})
afterEach(() => rm(parent, { recursive: true }))

const rightsOf = async (folder: string) => ((await stat(folder)).mode & 0o777).toString(8)

test('a new folder is its owner’s alone, those above it too', async () => {
  const folder = join(parent, 'data/database')
  await closeFolder(folder, log)
  expect(await rightsOf(folder)).toBe('700')
  expect(await rightsOf(join(parent, 'data'))).toBe('700')
  expect(lines).toEqual([])
})

test.each([0o755, 0o777, 0o750, 0o701])(
  'one that is open to others (%i) is closed, once',
  async (mode) => {
    const folder = join(parent, 'database')
    await mkdir(folder)
    await chmod(folder, mode)
    await closeFolder(folder, log)
    expect(await rightsOf(folder)).toBe('700')
    expect(lines).toEqual([expect.stringContaining(`(${mode.toString(8)}); it is closed now`)])
    await closeFolder(folder, log)
    expect(lines).toHaveLength(1)
  },
)
