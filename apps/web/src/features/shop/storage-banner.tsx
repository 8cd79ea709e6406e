import type { StorageNotice } from '../../host/host.ts'
import { Container } from '../../ui/container.tsx'
import { noticeSentences, stateSentences } from '../../words/storage.ts'
import { RecoveryActions } from './recovery-actions.tsx'
import { useStorage } from './use-storage.ts'

/** There is nothing to download for these. */
const WITHOUT_COPY: readonly StorageNotice[] = ['insecure-origin', 'outdated-tab', 'session-in-tab']

/** Says in plain words when the shop's data cannot be read or kept, with a way out. Nothing while all is well. */
export function StorageBanner() {
  const storage = useStorage()
  if (!storage) return null
  const { health, recovery } = storage
  const { notices } = health
  if (health.state === 'ready' && notices.length === 0) return null
  const state = health.state === 'ready' ? null : stateSentences[health.state]
  const offersCopy =
    health.state === 'damaged' ||
    health.state === 'newer' ||
    notices.some((notice) => !WITHOUT_COPY.includes(notice))
  return (
    <section
      role={state ? 'alert' : 'status'}
      aria-label="Storage"
      className="border-b border-warn bg-surface py-4 text-ink"
    >
      <Container>
        {state ? (
          <>
            <h2 className="font-semibold text-warn">{state.title}</h2>
            <p className="mt-1 max-w-prose">{state.text}</p>
          </>
        ) : null}
        {notices.map((notice) => (
          <p key={notice} className="mt-1 max-w-prose">
            {noticeSentences[notice]}
          </p>
        ))}
        {recovery && offersCopy ? (
          <RecoveryActions recovery={recovery} state={health.state} />
        ) : null}
      </Container>
    </section>
  )
}
