import type { Settings } from '@hostfront/domain/settings/settings'
import { useMethods } from '../../../parts/use-methods.ts'
import { Panel } from '../../../ui/panel.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { unsetSections } from './unset-list.ts'

/** What only the operator can fill in and nobody has; nothing once all of it is set. */
export function UnsetPanel({ settings }: { settings: Settings }) {
  const methods = useMethods()
  const sections = methods.data ? unsetSections(settings, methods.data) : []
  if (sections.length === 0) return null
  return (
    <Panel title="Not set yet">
      <p className="mb-4 max-w-prose text-muted">
        Customers do not see these until you fill them in. Payment methods without details are
        offered in a trial shop alone. Switch off what you do not use.
      </p>
      <dl className="flex max-w-prose flex-col gap-3">
        {sections.map(({ id, title, labels }) => (
          <div key={id}>
            <dt>
              <TextLink to={`/admin/settings?section=${id}`} className="font-semibold">
                {title}
              </TextLink>
            </dt>
            <dd className="text-muted">{labels.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
