import { TriangleAlert } from 'lucide-react'
import { useAnswer } from '../../../host/use-answer.ts'
import { FaultWords } from '../../../parts/fault-words.tsx'
import { TextLink } from '../../../ui/text-link.tsx'

const MINUTE = 60_000

/** What would keep waiting orders from being delivered, said before they are approved. */
export function Obstacles() {
  const { data } = useAnswer(['delivery', 'obstacles'], (api) => api.delivery.obstacles(), MINUTE)
  return (
    <div role="status">
      {data && data.length > 0 ? (
        <ul className="mb-6 flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
          {data.map(({ planId, planName, panelName, fault, faultDetail }) => (
            <li key={planId} className="flex items-start gap-3 text-[0.9375rem]">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
              <p className="max-w-prose [overflow-wrap:anywhere]">
                <strong>{planName}</strong> cannot be made on{' '}
                <TextLink to="/admin/panels">{panelName}</TextLink> now.{' '}
                <FaultWords fault={fault} detail={faultDetail} />
              </p>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
