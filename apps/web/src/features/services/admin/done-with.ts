import type { Service } from '@hostfront/domain/services/service'

/** Says what has become of it, in the seed's words. */
export const doneWith = ({ status }: Pick<Service, 'status'>): string =>
  `Service ${status} successfully`
