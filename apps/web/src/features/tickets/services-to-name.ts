import type { Service } from '@hostfront/domain/services/service'
import { useAnswer } from '../../host/use-answer.ts'

const MOST = 200

/** What a ticket can be about: the customer's newest services. */
export const useServicesToName = () =>
  useAnswer(
    ['tickets', 'services'],
    async (api) => (await api.services.mine({ limit: MOST })).items,
  )

export const nameOfService = ({ serverName, planName }: Service): string =>
  serverName ? `${serverName} (${planName})` : planName
