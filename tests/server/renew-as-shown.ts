import type { Api } from '@hostfront/contract/contract'
import type { Renewal } from '@hostfront/contract/renewal'
import { quoteRenewal } from '@hostfront/domain/services/renewal'
import type { Service } from '@hostfront/domain/services/service'
import { outcomeOf } from './refusal.ts'

/** The next cycle as its owner is shown it, whose country has no VAT. */
export const shownRenewal = (service: Service): Omit<Renewal, 'withCoins'> => ({
  id: service.id,
  expiresAt: service.expiresAt,
  total: quoteRenewal(service, { taxBasisPoints: 0 }).total,
})

/** Renews with coins like a person who looks again whenever the service was changed meanwhile, until it is done or refused. */
export async function renewUntilDone(api: Api, id: string): Promise<string> {
  for (;;) {
    const service = (await api.services.mine({})).items.find((each) => each.id === id)
    if (!service) throw new Error('There is no such service')
    const renewal = { ...shownRenewal(service), withCoins: true }
    const outcome = await outcomeOf(api.services.renew(renewal))
    if (outcome !== 'SERVICE_STATE') return outcome
  }
}
