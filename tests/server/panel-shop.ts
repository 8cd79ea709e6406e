import type { TemplateForm } from '@hostfront/domain/provisioning/template-form'
import { type PanelSimulator, startPanelSimulator } from '@hostfront/providers/panel-simulator'
import {
  type ProxmoxSimulator,
  startProxmoxSimulator,
} from '@hostfront/providers/proxmox-simulator'
import type { Caller } from './caller.ts'
import type { Database } from './database.ts'
import { type OpenServer, openServer } from './open-server.ts'
import { orderForm } from './order-form.ts'

/** SA-MP on both of the simulator's nodes. */
export const SAMP = {
  eggId: 2,
  nestId: 2,
  dockerImage: '',
  startup: '',
  nodeIds: [1, 2],
  ports: [{ offset: null }],
  memory: 'plan',
  disk: 'plan',
  cpu: 'plan',
  swap: 0,
  io: 500,
  databases: 0,
  backups: 1,
  startOnCompletion: true,
  variables: [{ name: 'RCON_PASS', source: { from: 'generated' } }],
} as const

const MACHINE: TemplateForm['recipe'] = {
  kind: 'proxmox',
  templateId: 9000,
  nodes: ['pve1', 'pve2'],
  clone: 'full',
  storage: 'shared',
  pool: 'shop',
  vmids: { from: 20_000, to: 29_999 },
  network: {
    by: 'list',
    addresses: ['203.0.113.0/24'],
    prefix: 24,
    gateway: '203.0.113.1',
  },
  user: 'admin',
  onboot: true,
}

const TOLD = { address: '{address}', panelLink: '{panel}', userName: '{user}', note: '' }

/** A shop whose SA-MP servers are made by a simulated panel, with a key that opens all of it, and a customer who can pay for anything. */
export interface PanelShop<Simulator = PanelSimulator> {
  readonly server: OpenServer
  readonly panel: Simulator
  /** Of the panel in the shop. */
  readonly panelId: string
  readonly admin: Caller
  readonly jane: Caller
  /** Orders and approves; answers the service's id. */
  order(): Promise<string>
  close(): Promise<void>
}

export async function openPanelShop(
  database: Database['kind'],
  kind: 'pterodactyl' | 'pelican' = 'pterodactyl',
): Promise<PanelShop> {
  const panel = await startPanelSimulator({ kind, seed: 1, installSeconds: 3 })
  return openShopAt(database, panel, {
    kind,
    key: panel.clientKey,
    recipe: {
      ...SAMP,
      nestId: kind === 'pelican' ? null : SAMP.nestId,
      nodeIds: [...SAMP.nodeIds],
      ports: [...SAMP.ports],
      variables: [...SAMP.variables],
    },
  })
}

/** The same with virtual machines of a simulated Proxmox cluster. */
export async function openMachineShop(
  database: Database['kind'],
): Promise<PanelShop<ProxmoxSimulator>> {
  const panel = await startProxmoxSimulator({ cloneSeconds: 3, taskSeconds: 1 })
  return openShopAt(database, panel, { kind: 'proxmox', key: panel.key, recipe: MACHINE })
}

interface OpenedPanel {
  readonly kind: 'pterodactyl' | 'pelican' | 'proxmox'
  readonly key: string
  readonly recipe: TemplateForm['recipe']
}

async function openShopAt<Simulator extends { readonly address: string; close(): Promise<void> }>(
  database: Database['kind'],
  panel: Simulator,
  { kind, key, recipe }: OpenedPanel,
): Promise<PanelShop<Simulator>> {
  const server = await openServer({ database, env: { LOG_LEVEL: 'warn' } })
  const admin = await server.admin()
  const added = await admin.api.panels.add({
    kind,
    name: 'Frankfurt',
    address: panel.address,
    key,
    requestsPerMinute: 240,
    rehearsal: 'none',
    isPaused: false,
  })
  await admin.api.delivery.setTemplate({
    planId: orderForm.planId,
    panelId: added.id,
    access: TOLD,
    recipe,
  })
  const jane = server.caller()
  await jane.api.accounts.register({
    name: 'Jane',
    email: 'jane@shop.test',
    password: 'jane-password',
  })
  await jane.api.accounts.login({ email: 'jane@shop.test', password: 'jane-password' })
  const id = (await jane.api.accounts.me())?.id ?? ''
  await admin.api.clients.changeCoins({ id, amount: 100_000_000, note: '' })
  return {
    server,
    panel,
    panelId: added.id,
    admin,
    jane,
    async order() {
      const { order } = await jane.api.orders.place(orderForm)
      return (await admin.api.orders.approve({ id: order.id })).service.id
    },
    async close() {
      await server.close()
      await panel.close()
    },
  }
}
