import { isEnding } from '@hostfront/domain/services/cancellation'
import type { Service } from '@hostfront/domain/services/service'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { openHost } from '../../host/open-host.ts'
import { LiveSwitch } from '../../parts/live-switch.tsx'

/** Whether coins pay the next cycle by themselves. */
export function AutoRenew({ service }: { service: Service }) {
  const { id, status, price, autoRenew } = service
  if (status === 'terminated') return '–'
  if (price === 0) return 'Free'
  if (isEnding(service)) return 'Paused'
  return (
    <LiveSwitch
      label={`Auto-renew ${nameOfService(service)}`}
      isOn={autoRenew}
      onSwitch={async (isOn) => {
        const { api } = await openHost()
        await api.services.setAutoRenew({ id, autoRenew: isOn })
      }}
    />
  )
}
