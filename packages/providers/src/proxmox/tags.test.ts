import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'
import { bootDisk, diskSize, nameWhileMade } from './machine.ts'
import { addressOfTags, addressTag, keyOfTags, keyTag, tagsOf, tagText } from './tags.ts'

test('every key is a tag that the cluster takes, read back as it was, and no two share one', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Za-z0-9-]{1,64}$/),
      fc.string({ unit: 'binary', maxLength: 20 }),
      (plain, odd) => {
        for (const key of [plain, odd]) {
          const tag = keyTag(key)
          expect(tag).toMatch(/^[a-z0-9_][a-z0-9_\-+.]*$/)
          expect(keyOfTags(['cloud', tag])).toBe(key)
        }
      },
    ),
  )
})

test('tags in any form that the cluster writes them are read', () => {
  expect(tagsOf('a;b, c  d')).toEqual(['a', 'b', 'c', 'd'])
  expect(tagsOf(undefined)).toEqual([])
  expect(tagText(['a', 'b', 'a'])).toBe('a;b')
  expect(addressOfTags(['x', addressTag('10.0.0.7')])).toBe('10.0.0.7')
  expect(keyOfTags(['hostfront.key.hf.zz'])).toBeNull()
})

const config = (drives: object) => ({ digest: '', ...drives })

test.each([
  ['4G', 4096],
  ['3584M', 3584],
  ['1T', 1_048_576],
  ['2.5G', 2560],
  ['1048576K', 1024],
  ['1073741824', 1024],
])('a disk of %s has %s MiB', (size, expected) =>
  expect(diskSize(config({ scsi0: `a:b,size=${size}` }), 'scsi0')).toBe(expected),
)

test('it starts from the first disk of its order, else from the first there is; a CD is none', () => {
  const drives = {
    ide2: 'a:cloudinit,media=cdrom,size=4M',
    scsi0: 'a:b,size=4G',
    virtio0: 'a:c,size=8G',
  }
  expect(bootDisk(config({ ...drives, boot: 'order=ide2;virtio0' }))).toBe('virtio0')
  expect(bootDisk(config({ ...drives, boot: 'c' }))).toBe('scsi0')
  expect(bootDisk(config({ ide2: drives.ide2 }))).toBeNull()
})

test('a clone’s first name is one that a machine may have', () => {
  expect(nameWhileMade('hf-0190-ab')).toBe('hf-0190-ab')
  for (const key of ['-', 'x'.repeat(64)]) expect(nameWhileMade(key)).toBe('hostfront-clone')
})

test('turns of one name come one after the other, those of others beside them; who waits too long has none', async () => {
  const order: string[] = []
  let end = (): void => undefined
  const first = inTurn('a', 1000, () => {
    order.push('first')
    return new Promise<void>((resolve) => {
      end = resolve
    })
  })
  const second = inTurn('a', 1000, async () => order.push('second'))
  expect(await inTurn('a', 5, async () => order.push('never'))).toBeNull()
  await inTurn('b', 1000, async () => order.push('other'))
  expect(order).toEqual(['first', 'other'])
  end()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'other', 'second'])
  await expect(inTurn('a', 1000, () => Promise.reject(new Error('x')))).rejects.toThrow('x')
  expect(await inTurn('a', 1000, async () => 'next')).toBe('next')
})
