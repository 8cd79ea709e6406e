/** All files of this build that work without a network needs; put in by write-worker.ts. */
declare const __FILES__: { url: string; revision: string | null; integrity: string }[]
/** The entry's file, which no other build has. */
declare const __ENTRY__: string
