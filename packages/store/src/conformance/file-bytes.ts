import { afterEach, describe, expect, test } from 'vitest'
import type { FileBytes } from '../file-bytes.ts'

/** Some that text would not survive: zeros, all values, and no multiple of three. */
const bytesOf = (length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, index) => (index * 7 + (index >> 8)) % 256)

/** The promises of the port as tests. `open` answers an empty one. */
export function fileBytesConformance(
  name: string,
  open: () => Promise<FileBytes & { close?(): Promise<void> }>,
): void {
  let opened: (FileBytes & { close?(): Promise<void> }) | null = null
  const openBytes = async (): Promise<FileBytes> => {
    opened = await open()
    return opened
  }

  describe(`file bytes conformance: ${name}`, () => {
    afterEach(async () => {
      await opened?.close?.()
      opened = null
    })

    test.each([1, 2, 3, 1000, 5 * 1024 * 1024])('%i bytes come back to the bit', async (length) => {
      const files = await openBytes()
      await files.put('one', bytesOf(length))
      const found = await files.get('one')
      expect(found?.length).toBe(length)
      expect(found && sameBytes(found, bytesOf(length))).toBe(true)
    })

    test('what is not there is null, and nobody misses it when it is deleted', async () => {
      const files = await openBytes()
      expect(await files.get('none')).toBe(null)
      await files.delete(['none'])
      await files.delete([])
      expect(await files.sizesOf(['none'])).toEqual(new Map())
      expect(await files.sizesOf([])).toEqual(new Map())
      expect(await files.list({ after: null, limit: 9 })).toEqual([])
    })

    test('what is put again takes the place of what was there', async () => {
      const files = await openBytes()
      await files.put('one', bytesOf(10))
      await files.put('one', bytesOf(4))
      expect(await files.get('one')).toEqual(bytesOf(4))
    })

    test('a part of a larger buffer is kept as that part', async () => {
      const files = await openBytes()
      await files.put('one', bytesOf(100).subarray(10, 20))
      expect(await files.get('one')).toEqual(bytesOf(100).slice(10, 20))
    })

    test('what the caller does to its bytes later changes nothing', async () => {
      const files = await openBytes()
      const bytes = bytesOf(3)
      await files.put('one', bytes)
      bytes.fill(9)
      expect(await files.get('one')).toEqual(bytesOf(3))
    })

    test('some are deleted, the others stay; sizes are those of what is there', async () => {
      const files = await openBytes()
      for (const [at, id] of ['a', 'b', 'c'].entries()) await files.put(id, bytesOf(at + 1))
      await files.delete(['a', 'c', 'x"y'])
      expect(await files.sizesOf(['a', 'b', 'c'])).toEqual(new Map([['b', 2]]))
    })

    test('the list goes by id, in pages, large letters first', async () => {
      const files = await openBytes()
      for (const id of ['b', 'C', 'a', '0-9']) await files.put(id, bytesOf(id.length))
      const first = await files.list({ after: null, limit: 2 })
      expect(first).toEqual([
        { id: '0-9', size: 3 },
        { id: 'C', size: 1 },
      ])
      const rest = await files.list({ after: 'C', limit: 9 })
      expect(rest.map(({ id }) => id)).toEqual(['a', 'b'])
    })

    test('many at once all arrive', async () => {
      const files = await openBytes()
      const ids = Array.from({ length: 20 }, (_, index) => `file-${index}`)
      await Promise.all(ids.map((id) => files.put(id, bytesOf(50_000))))
      expect((await files.sizesOf(ids)).size).toBe(20)
    })
  })
}

const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index])
