import type { Announcement } from '@hostfront/domain/announcements/announcement'
import { X } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { Container } from '../../ui/container.tsx'
import { markOf } from './announcement-mark.ts'
import { AnnouncementSign } from './announcement-sign.tsx'
import { AnnouncementText } from './announcement-text.tsx'
import { useMarks } from './kept-marks.ts'
import { useAnnouncements } from './use-announcements.ts'

/**
 * The newest announcement that its reader has not closed in this browser, at the foot of the window: it comes after the page has
 * painted, and there it moves nothing. Closing it shows the one before.
 */
export function AnnouncementBanner() {
  const announcements = useAnnouncements()
  const dismissed = useMarks('dismissed')
  const seen = useMarks('seen')
  const waiting = announcements.filter((announcement) => !dismissed.marks.has(markOf(announcement)))
  const [newest] = waiting
  if (!newest) return null
  const mark = markOf(newest)
  return (
    <Banner
      key={mark}
      announcement={newest}
      others={waiting.length - 1}
      onDismiss={() => {
        dismissed.add([mark])
        seen.add([mark])
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

function Banner({ announcement: { title, content, type }, others, onDismiss }: BannerProps) {
  const bar = useRef<HTMLElement>(null)
  useRoomBelow(bar)

  return (
    <section
      ref={bar}
      aria-label="Announcements"
      className="sticky bottom-0 z-20 max-h-72 overflow-y-auto border-edge border-t bg-raised"
    >
      <Container className="flex items-start gap-3 py-3">
        <AnnouncementSign type={type} />
        <div className="min-w-0 flex-1 text-[0.9375rem]">
          <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
            {title}
          </p>
          <div className="text-muted">
            <AnnouncementText content={content} />
          </div>
        </div>
        {others > 0 ? (
          <span className="shrink-0 text-muted text-sm max-sm:sr-only">{others} more</span>
        ) : null}
        <button
          type="button"
          onClick={onDismiss}
          className="sticky top-0 -me-2 inline-flex size-10 shrink-0 items-center justify-center rounded-md text-muted hover:bg-surface hover:text-ink"
        >
          <span className="sr-only">Dismiss the announcement</span>
          <X aria-hidden="true" className="size-5" />
        </button>
      </Container>
    </section>
  )
}

/** What the keyboard reaches is scrolled clear of the bar. */
function useRoomBelow(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      style.scrollPaddingBlockEnd = `${entry?.target.clientHeight ?? 0}px`
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.scrollPaddingBlockEnd = ''
    }
  }, [bar])
}
