import type { Service } from '@hostfront/domain/services/service'

/** What the customer calls it, where they gave it a name. */
export const nameOf = ({ serverName, serviceName }: Service): string => serverName ?? serviceName

/** Says what has become of it, in the seed's words. */
export const doneWith = ({ status }: Pick<Service, 'status'>): string =>
  `Service ${status} successfully`
