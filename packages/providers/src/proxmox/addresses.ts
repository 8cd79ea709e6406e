/** Addresses that the shop gives away itself. The cluster keeps no list of them: what its machines say is all there is. */
import { ipv4sOf } from '@hostfront/domain/provisioning/ipv4'
import type { ProxmoxRecipe } from '@hostfront/domain/provisioning/proxmox-recipe'
import { spread } from '@hostfront/domain/spread'
import { type Got, got } from './ask.ts'
import type { ClusterCall } from './cluster-client.ts'
import { listMachines, readMachine } from './machine.ts'
import { addressOfTags, keyOfTags, tagsOf } from './tags.ts'

type ListedNetwork = Extract<ProxmoxRecipe['network'], { readonly by: 'list' }>

/**
 * What any machine but the one given has: by its tag, which is written together with the address. Where a machine of a shop
 * has no such tag, because it was adopted or somebody took the tag away, its settings are read.
 */
export async function usedAddresses(
  call: ClusterCall,
  except: number | null,
): Promise<Got<ReadonlySet<string>>> {
  const machines = await listMachines(call)
  if (!machines.ok) return machines
  const used = new Set<string>()
  for (const { vmid, node, tags: text, template } of machines.value) {
    if (vmid === except || template) continue
    const tags = tagsOf(text)
    const tagged = addressOfTags(tags)
    if (tagged !== null) used.add(tagged)
    if (tagged !== null || keyOfTags(tags) === null) continue
    const machine = await readMachine(call, { vmid, node })
    if (!machine.ok) return machine
    const address = staticAddress(machine.value.config.ipconfig0)
    if (address !== null) used.add(address)
  }
  return got(used)
}

/** Where to begin follows from the key, so that machines made at the same time rarely want the same. Null: all are taken. */
export function freeAddress(
  { addresses, gateway }: Pick<ListedNetwork, 'addresses' | 'gateway'>,
  used: ReadonlySet<string>,
  key: string,
): string | null {
  const free = ipv4sOf(addresses).filter((each) => each !== gateway && !used.has(each))
  return free[spread(key) % free.length] ?? null
}

/** Of a machine's settings; null: it has none, or asks the network for one. */
export const staticAddress = (ipconfig: string | undefined): string | null =>
  /(?:^|,)ip=(\d{1,3}(?:\.\d{1,3}){3})(?:\/|,|$)/.exec(ipconfig ?? '')?.[1] ?? null
