import type { FreeServer } from '@hostfront/contract/panels'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { useQuery } from '@tanstack/react-query'
import { openHost } from '../../../host/open-host.ts'

/** Hardly anybody has more. */
const MOST = 100

/** The services of a client that have not ended; none while nobody is chosen. */
export function useServicesOf(userId: string | null): FreeServer['candidates'] {
  const { data } = useQuery({
    queryKey: ['services', 'of', userId],
    queryFn: async () => {
      const { api } = await openHost()
      return userId === null ? null : api.services.list({ userId, limit: MOST })
    },
    enabled: userId !== null,
  })
  const alive = data?.items.filter(({ service }) => service.status !== 'terminated') ?? []
  return alive.map(({ service }) => ({ serviceId: service.id, name: nameOfService(service) }))
}
