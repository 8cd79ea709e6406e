import type { Service } from './service.ts'

/** What a customer knows a service by: the name of its server, or that of its plan where it has none. */
export const nameOfService = ({
  serverName,
  planName,
}: Pick<Service, 'serverName' | 'planName'>): string => serverName ?? planName
