import { randomUUID } from 'node:crypto'

/** A name that no other test has used: on a server all tests share one shop. */
export const ownName = (name: string): string => `${name} ${randomUUID().slice(0, 8)}`
