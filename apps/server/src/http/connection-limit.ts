import type { Server } from 'node:http'
import { addressGroup } from '../address-group.ts'
import type { IsProxy } from '../trust-proxy.ts'

/** More than a household's browsers open, event streams included. */
const OF_ADDRESS = 100

/** Closes connections of an address that has too many open. A proxy of ours has as many as its callers need. */
export function limitConnections(server: Server, isProxy: IsProxy, factor: number): void {
  const most = Math.max(1, Math.ceil(OF_ADDRESS * factor))
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const { remoteAddress } = socket
    // Already gone; or a socket of this machine, which has no address.
    if (remoteAddress === undefined || isProxy(remoteAddress, 0)) return
    const address = addressGroup(remoteAddress)
    const count = (open.get(address) ?? 0) + 1
    if (count > most) return void socket.destroy()
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
