import type { LookUp } from './check-rules.ts'
import { isSameText, type PanelState } from './panel-state.ts'

/** What of a server's fields the panel looks up. `except`: the server that the fields are of. */
export function lookUpIn(state: PanelState, except: number | null = null): LookUp {
  return (_rule, table, value) => {
    const isOne = ({ id }: { readonly id: number }) => id === Number(value)
    switch (table) {
      case 'servers.external_id':
        return !state.servers.some(
          ({ id, externalId }) => id !== except && isSameText(externalId, String(value)),
        )
      case 'users.id':
        return state.users.some(isOne)
      case 'eggs.id':
        return state.eggs.some(isOne)
      case 'servers.allocation_id':
        return !state.servers.some(
          ({ id, allocationId }) => id !== except && allocationId === Number(value),
        )
      case 'allocations.id':
        return state.allocations.some(isOne)
      default:
        return state.allocations.some((each) => isOne(each) && each.serverId === null)
    }
  }
}
