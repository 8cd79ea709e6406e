import type { Announcement } from '@hostfront/domain/announcements/announcement'
import { X } from 'lucide-react'
import { useSession } from '../../host/session.ts'
import { markOf } from '../../parts/announcements/announcement-mark.ts'
import { AnnouncementSign } from '../../parts/announcements/announcement-sign.tsx'
import { useMarks } from '../../parts/announcements/kept-marks.ts'
import { useAnnouncements } from '../../parts/announcements/use-announcements.ts'
import { Container } from '../../ui/container.tsx'
import { AnnouncementLine } from './announcement-line.tsx'
import { useReservedLine } from './use-reserved-line.ts'

/**
 * The newest announcement that its reader has not closed in this browser, as a line above the page. Closing it shows the
 * one before.
 */
export function AnnouncementBanner() {
  const announcements = useAnnouncements()
  const dismissed = useMarks('dismissed')
  const seen = useMarks('seen')
  // What somebody has closed is known once they are.
  const isKnown = useSession().state !== 'opening' && announcements !== null
  const waiting = isKnown
    ? announcements.filter((announcement) => !dismissed.marks.has(markOf(announcement)))
    : []
  const [newest] = waiting
  const isShown = useReservedLine(isKnown ? newest !== undefined : null)
  if (!newest || !isShown) return null
  const mark = markOf(newest)
  return (
    <Banner
      announcement={newest}
      others={waiting.length - 1}
      onDismiss={() => {
        dismissed.add([mark])
        seen.add([mark])
        // The button goes with the last one: the keyboard goes on at the page.
        if (waiting.length === 1) document.getElementById('main')?.focus({ preventScroll: true })
      }}
    />
  )
}

interface BannerProps {
  announcement: Announcement
  /** How many wait behind it. */
  others: number
  onDismiss: () => void
}

const Banner = ({ announcement, others, onDismiss }: BannerProps) => (
  <section aria-label="Announcements" className="border-line border-b bg-raised text-sm">
    <Container className="flex items-start gap-3">
      <span className="pt-2.5">
        <AnnouncementSign type={announcement.type} />
      </span>
      <AnnouncementLine key={markOf(announcement)} announcement={announcement} />
      {others > 0 ? (
        <span className="shrink-0 py-3 text-muted leading-5 max-sm:sr-only">{others} more</span>
      ) : null}
      <button
        type="button"
        onClick={onDismiss}
        className="-me-3 inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover:text-ink"
      >
        <span className="sr-only">Dismiss the announcement</span>
        <X aria-hidden="true" className="size-4.5" />
      </button>
    </Container>
  </section>
)
