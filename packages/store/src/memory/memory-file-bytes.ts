import type { FileBytes } from '../file-bytes.ts'

/** Bytes that live as long as the process: for tests. */
export function createMemoryFileBytes(): FileBytes {
  const held = new Map<string, Uint8Array>()
  return {
    async put(id, bytes) {
      held.set(id, bytes.slice())
    },
    async get(id) {
      return held.get(id)?.slice() ?? null
    },
    async delete(ids) {
      for (const id of ids) held.delete(id)
    },
    async sizesOf(ids) {
      return new Map(
        ids.flatMap((id) => {
          const size = held.get(id)?.length
          return size === undefined ? [] : [[id, size] as const]
        }),
      )
    },
    async list({ after, limit }) {
      return [...held]
        .filter(([id]) => after === null || id > after)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .slice(0, limit)
        .map(([id, { length }]) => ({ id, size: length }))
    },
  }
}
