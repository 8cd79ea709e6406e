import { BlockList, isIP } from 'node:net'

/** Whose X-Forwarded headers are believed: addresses and networks, or so many proxies in a row; false: nobody's. */
export type TrustProxy = readonly string[] | number | false

/** Networks that have a name. */
export const NAMED_NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Whether the sender of a request (`hop` 0), or of the header before it (1, 2, ...), is a proxy of ours. */
export type IsProxy = (address: string, hop: number) => boolean

/**
 * With a number, the last so many entries of the chain were written by our proxies, whatever they are; what
 * precedes them came from the caller and is believed by nobody.
 */
export function proxyTest(trust: TrustProxy): IsProxy {
  if (trust === false) return () => false
  if (typeof trust === 'number') return (_address, hop) => hop < trust
  const trusted = new BlockList()
  for (const network of trust.flatMap((text) => NAMED_NETWORKS[text] ?? [text])) {
    const [address = '', bits] = network.split('/')
    const family = familyOf(address)
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  // A header may hold anything, and an address of a link its interface (`%eth0`).
  return (text) => {
    const [address = ''] = text.split('%')
    return isIP(address) !== 0 && trusted.check(address, familyOf(address))
  }
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
