import type { Service } from './service.ts'

/** Whether its plan can be changed at `now`: while it runs in time that is paid, and goes on after that. */
export const canChange = (
  service: Pick<Service, 'status' | 'expiresAt' | 'cancelledAt'>,
  now: string,
): boolean => service.status === 'active' && service.cancelledAt === null && now < service.expiresAt
