import type { Gateway, GatewayAccess } from './gateway-port.ts'
import type { PanelAccess, Provider } from './port.ts'

/** What a provider has of its host. */
export interface ProviderHost {
  /** ISO, UTC. */
  now(): string
  /** As of the platform. It follows no redirects and reads no more than 2 MiB; null: there is no network. */
  readonly fetch: typeof fetch | null
}

export type OpenProvider = (panel: PanelAccess, host: ProviderHost) => Provider

export type OpenGateway = (access: GatewayAccess, host: ProviderHost) => Gateway
