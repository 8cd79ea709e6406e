/** A company that takes money by pages of its own, and says what becomes of them when it is asked. */
import type { Observation } from '@hostfront/domain/gateways/observation'
import { allow } from '@hostfront/domain/result'
import type { Charge, Gateway } from '@hostfront/providers/gateway-port'
import { silentGateway } from '../made-up-host.ts'

interface Page extends Pick<Charge, 'attemptId' | 'currency'> {
  /** What came in once it has; before, what is asked. */
  amount: number
  seen: Observation['seen']
  /** What somebody has sent back there, all in all. */
  refunded: number
}

export function openMadeUpGateway(now: () => string) {
  const pages = new Map<string, Page>()
  /** As it tells of a page, and with `fields` what it tells wrong. */
  const told = (session: string, fields: Partial<Observation> = {}): Observation => {
    const { attemptId, amount, currency, seen } = pageOf(session)
    const reference = seen === 'succeeded' ? `pi_${attemptId}` : null
    const said = { attemptId, session, seen, reference, amount, currency, isLive: false }
    return { ...said, fee: null, refunded: 0, refund: null, at: now(), ...fields }
  }
  const pageOf = (session: string): Page => {
    const page = pages.get(session)
    if (!page) throw new Error('No page')
    return page
  }
  const gateway: Gateway = {
    ...silentGateway,
    async open({ attemptId, amount, currency }) {
      const session = `page ${attemptId}`
      if (!pages.has(session)) {
        pages.set(session, { attemptId, amount, currency, seen: 'pending', refunded: 0 })
      }
      return allow({ session, url: `https://gateway.test/${attemptId}` })
    },
    observe: async (session) => allow(told(session)),
    async close(session) {
      const page = pageOf(session)
      if (page.seen === 'pending') page.seen = 'expired'
      return allow(told(session))
    },
    refund: async ({ id }) => allow({ reference: `re_${id}`, state: 'done' }),
  }
  return { gateway, told, sessions: () => [...pages.keys()], pageOf }
}
