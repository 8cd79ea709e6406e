import type { Settings } from '@hostfront/domain/settings/settings'
import { useMethods } from '../../../parts/use-methods.ts'
import { Panel } from '../../../ui/panel.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { type UnsetSection, unsetSections } from './unset-list.ts'

/** None until the ways to pay are known. */
export function useUnsetSections(settings: Settings): readonly UnsetSection[] {
  const methods = useMethods()
  return methods.data ? unsetSections(settings, methods.data) : []
}

/** How much of it there is and where, at the top of the screen where it is filled in. */
export function UnsetCount({ sections }: { sections: readonly UnsetSection[] }) {
  const count = sections.reduce((sum, { labels }) => sum + labels.length, 0)
  return count > 0 ? (
    <p className="mb-4 text-[0.9375rem] text-muted">
      {count === 1 ? '1 detail is' : `${count} details are`} not set yet:{' '}
      {sections.map(({ id, title }, at) => (
        <span key={id}>
          {at > 0 ? ', ' : null}
          <TextLink to={`/admin/settings?section=${id}`}>{title}</TextLink>
        </span>
      ))}
      .
    </p>
  ) : null
}

/** What only the operator can fill in and nobody has; nothing once all of it is set. */
export function UnsetPanel({ settings }: { settings: Settings }) {
  const sections = useUnsetSections(settings)
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
