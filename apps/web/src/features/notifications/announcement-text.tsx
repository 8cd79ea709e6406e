import { useEffect, useRef, useState } from 'react'

/** What an announcement says below its title: two lines of it, and all of it for those who want to read on. */
export function AnnouncementText({ content }: { content: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const [isCut, setIsCut] = useState(false)
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      // Shown whole it is not cut; whether it would be was seen before.
      if (entry && !isWhole) setIsCut(entry.target.scrollHeight > entry.target.clientHeight)
    })
    if (text.current) observer.observe(text.current)
    return () => observer.disconnect()
  }, [isWhole])

  if (content === '') return null
  return (
    <>
      <p
        ref={text}
        className={`[overflow-wrap:anywhere] ${isWhole ? 'whitespace-pre-line' : 'line-clamp-2'}`}
      >
        {content}
      </p>
      {isCut ? (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="min-h-8 text-accent-ink text-sm underline underline-offset-4 hover:no-underline"
        >
          {isWhole ? 'Show less' : 'Read more'}
        </button>
      ) : null}
    </>
  )
}
