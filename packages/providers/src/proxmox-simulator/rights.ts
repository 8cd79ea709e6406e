/** What a token may, as PVE/RPCEnvironment.pm of proxmox/pve-access-control 5ccd07d9 decides it. */
import type { SimulatedToken } from './cluster-state.ts'
import { Refusal } from './refusal.ts'

/** Rights of the nearest path that has any. */
export function rightsAt({ rights }: SimulatedToken, path: string): readonly string[] {
  for (let at = path; ; at = at.slice(0, at.lastIndexOf('/')) || '/') {
    const own = rights[at]
    if (own || at === '/') return own ?? []
  }
}

export const can = (token: SimulatedToken, path: string, right: string): boolean =>
  rightsAt(token, path).includes(right)

/** Throws what the API answers to a token that may not. */
export function demand(token: SimulatedToken, path: string, right: string): void {
  if (can(token, path, right)) return
  throw new Refusal(403, `Permission check failed (${path}, ${right})`)
}

/** One of them is enough. */
export function demandAny(token: SimulatedToken, path: string, rights: readonly string[]): void {
  if (rights.some((right) => can(token, path, right))) return
  throw new Refusal(403, `Permission check failed (${path}, ${rights.join('|')})`)
}
