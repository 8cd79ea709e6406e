import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1.0 KB'],
  [52_400_000, '52 MB'],
  [4_000_000_000_000, '4000 GB'],
])('%i bytes are %s', (bytes, text) => expect(fileSize(bytes)).toBe(text))
