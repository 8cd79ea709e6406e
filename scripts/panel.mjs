// `npm run panel -- pterodactyl`, `pelican` or `proxmox`: a simulated panel to connect a shop to, for trying out and demonstrations.
// It listens on this machine alone; PORT chooses another port than 8081.
import './require-node.mjs'
import { pathToFileURL } from 'node:url'
import { buildSimulator } from './build-simulator.mjs'
import { installModules } from './install-modules.mjs'
import { isPortFree } from './port.mjs'

const KINDS = ['pterodactyl', 'pelican', 'proxmox']

const [kind] = process.argv.slice(2)
if (!KINDS.includes(kind)) fail(`Which panel? npm run panel -- ${KINDS.join(' | ')}`)
const port = Number(process.env.PORT ?? 8081)
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  fail(`PORT is "${process.env.PORT}", but a port is a number from 1 to 65535.`)
}
if (!(await isPortFree(port))) {
  fail(`Port ${port} is in use. Choose another: PORT=8082 npm run panel -- ${kind}`)
}
await installModules()
if (kind === 'proxmox') {
  const { startProxmoxSimulator } = await import(pathToFileURL(await buildSimulator('proxmox')))
  introduceCluster(await startProxmoxSimulator({ port }))
} else {
  const { startPanelSimulator } = await import(pathToFileURL(await buildSimulator('panel')))
  introduce(await startPanelSimulator({ kind, port }))
}

function introduce({ address, key, clientKey, dialect, state }) {
  console.log(`A simulated ${dialect.name} panel: it answers like one, and starts no game servers.
Nothing of it is kept when it ends (Ctrl+C).

  Its page      ${address}
  Address       ${address}
  API key       ${key}
                ${clientKey}   with power and usage

What a plan's template needs:`)
  for (const egg of state.eggs) {
    const variables = egg.variables.map(({ variable }) => variable).join(', ')
    const nest = kind === 'pterodactyl' ? `Nest ${egg.nestId}, egg` : 'Egg'
    console.log(`  ${nest} ${egg.id}   ${egg.name} (${variables})`)
  }
  for (const { id, name } of state.nodes) {
    const free = state.allocations.filter((each) => each.nodeId === id && each.serverId === null)
    console.log(`  Node ${id}          ${name}, ${free.length} free ports`)
  }
  console.log('\nMulti Theft Auto needs ports at +0, +2 (SERVER_WEBPORT) and +123.')
}

function introduceCluster({ address, key, state }) {
  console.log(`A simulated Proxmox VE cluster: it answers like one, and starts no machines.
Nothing of it is kept when it ends (Ctrl+C).

  Its page      ${address}
  Address       ${address}
  API token     ${key}

What a plan's delivery needs:`)
  for (const { vmid, settings } of state.machines) {
    console.log(`  Template ${vmid}   ${settings.name}`)
  }
  console.log(`  Nodes           ${state.nodes.map(({ name }) => name).join(', ')}
  Numbers         20000 to 20999, or any others
  Storage         ${state.storages.map(({ name }) => name).join(' or ')}, or none
  Pool            ${Object.keys(state.pools).join(', ')}, or none
  Addresses       203.0.113.0/24 with the gateway 203.0.113.1, or none`)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
