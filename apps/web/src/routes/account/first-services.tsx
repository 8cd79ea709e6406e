import { ServiceLines } from '../../features/services/service-lines.tsx'
import { useAnswer } from '../../host/use-answer.ts'
import { Panel } from '../../ui/panel.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** So many are on show; the others are under Services. */
const SHOWN = 4

export const useFirstServices = () =>
  useAnswer(['services', 'first'], (api) => api.services.mine({ limit: SHOWN, toRenew: true }))

/** What most people come for: their newest services. Nothing for who has none. */
export function FirstServices() {
  const { data } = useFirstServices()
  const held = data?.items ?? []
  if (held.length === 0) return null
  return (
    <Panel
      title="Your services"
      action={data?.next ? <TextLink to="?tab=services">All services</TextLink> : null}
    >
      <ServiceLines services={held} />
    </Panel>
  )
}
