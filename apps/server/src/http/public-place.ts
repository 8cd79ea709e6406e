import type { Socket } from 'node:net'
import { isLocalName } from '../is-local.ts'

const HOST = /^(?<name>[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i

/** Where the shop is reached, by PUBLIC_URL. A shop of this machine alone has all the names of the machine. */
export interface PublicPlace {
  readonly url: string
  /** Whether a Host header names the shop, whatever its port: proxies leave it out or pass their own on. */
  isHost(host: string): boolean
  /** Whether a page of `origin` is one of the shop's. `socket`: on which it came. */
  isOrigin(origin: string, socket: Pick<Socket, 'localPort'>): boolean
}

export function publicPlace(publicUrl: string): PublicPlace {
  const own = new URL(publicUrl)
  const isLocal = isLocalName(own.hostname)
  const isName = (name: string) => name === own.hostname || (isLocal && isLocalName(name))
  return {
    url: publicUrl,
    isHost: (host) => isName(nameOf(host)),
    isOrigin(origin, { localPort }) {
      if (origin === own.origin) return true
      if (!isLocal || !URL.canParse(origin)) return false
      const { protocol, hostname, port } = new URL(origin)
      // PORT=0: only the connection knows where the shop listens.
      const ownPort = own.port === '0' ? String(localPort) : own.port
      return protocol === own.protocol && isLocalName(hostname) && port === ownPort
    },
  }
}

/** Whether a Host header names this machine itself. */
export const isLoopbackHost = (host: string): boolean => isLocalName(nameOf(host))

const nameOf = (host: string): string => HOST.exec(host)?.groups?.name?.toLowerCase() ?? ''
