import type { FileBytes } from '@hostfront/store/file-bytes'

/** What keeps bytes in this browser, loaded when the first file is sent or opened: no page opens with it. */
export function lateFileBytes(load: () => Promise<FileBytes>): FileBytes {
  let loading: Promise<FileBytes> | null = null
  const loaded = () => {
    loading ??= load().catch((fault: unknown) => {
      // The next one who asks tries again.
      loading = null
      throw fault
    })
    return loading
  }
  return {
    put: async (...given) => (await loaded()).put(...given),
    get: async (...given) => (await loaded()).get(...given),
    delete: async (...given) => (await loaded()).delete(...given),
    sizesOf: async (...given) => (await loaded()).sizesOf(...given),
    list: async (...given) => (await loaded()).list(...given),
  }
}
