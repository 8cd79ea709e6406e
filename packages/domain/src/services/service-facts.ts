import * as z from 'zod/mini'
import { Id } from '../record.ts'
import type { Service } from './service.ts'
import { nameOfService } from './service-name.ts'

/** What news about a service says of it. `serviceId`: not in news of earlier versions. */
export const SERVICE_FACTS = { serviceName: z.string(), serviceId: z.optional(Id) }

export const serviceFacts = (service: Pick<Service, 'id' | 'serverName' | 'planName'>) => ({
  serviceName: nameOfService(service),
  serviceId: service.id,
})
