import { fileBytesConformance } from '../conformance/file-bytes.ts'
import { createMemoryFileBytes } from './memory-file-bytes.ts'

fileBytesConformance('memory', async () => createMemoryFileBytes())
