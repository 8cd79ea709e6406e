import type { Announcement } from '@hostfront/domain/announcements/announcement'
import { useEffect, useRef, useState } from 'react'

/** An announcement on one line, and all of it for anyone who wants to read on. */
export function AnnouncementLine({
  announcement: { title, content },
}: {
  announcement: Pick<Announcement, 'title' | 'content'>
}) {
  const [isWhole, setIsWhole] = useState(false)
  const [isCut, setIsCut] = useState(false)
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      // Shown whole it is not cut; whether it would be was seen before.
      if (!entry || isWhole) return
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = entry.target
      setIsCut(scrollWidth > clientWidth || scrollHeight > clientHeight)
    })
    if (text.current) observer.observe(text.current)
    return () => observer.disconnect()
  }, [isWhole])

  return (
    <>
      <div
        ref={text}
        dir="auto"
        // On a phone the title has the line, and the rest waits below its edge.
        className={`my-3 min-w-0 flex-1 leading-5 ${isWhole ? '[overflow-wrap:anywhere]' : 'truncate max-sm:h-5'}`}
      >
        <span className="font-semibold">{title}</span>{' '}
        <span
          className={`text-muted ${isWhole ? 'block whitespace-pre-line' : 'max-sm:block sm:ms-2'}`}
        >
          {content}
        </span>
      </div>
      {isCut ? (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="min-h-11 shrink-0 text-accent-ink underline underline-offset-4 hover:no-underline"
        >
          {isWhole ? 'Show less' : 'Read more'}
        </button>
      ) : null}
    </>
  )
}
