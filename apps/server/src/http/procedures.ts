/** The contract's procedures by their path, for what the edge does by procedure: limits, methods, names in logs. */
import { contract } from '@hostfront/contract/contract'
import type { Meta } from '@hostfront/contract/procedure'
import { traverseContractProcedures } from '@orpc/server'

export interface EdgeProcedure {
  /** `GET` when it only reads. */
  readonly method: 'GET' | 'POST'
  readonly traits: Meta
}

/** By path, `orders/place`. */
export const procedures: ReadonlyMap<string, EdgeProcedure> = readProcedures()

/** `orders/place` of `/api/rpc/orders/place` and `/api/v1/orders/place`; null where there is no such procedure. */
export function procedureAt(url: string): string | null {
  const path = /^\/api\/(?:rpc|v1)\/([^?#]*)/.exec(url)?.[1]
  return path !== undefined && procedures.has(path) ? path : null
}

function readProcedures(): Map<string, EdgeProcedure> {
  const found = new Map<string, EdgeProcedure>()
  traverseContractProcedures({ router: contract, path: [] }, (passed) => {
    const described = passed.contract['~orpc']
    found.set(passed.path.join('/'), {
      method: described.route.method === 'GET' ? 'GET' : 'POST',
      // Every procedure of the contract is made by `procedure()`.
      traits: described.meta as Meta,
    })
  })
  return found
}
