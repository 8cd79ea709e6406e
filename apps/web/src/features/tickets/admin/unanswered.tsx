import type { QueuedTicket } from '@hostfront/contract/tickets'
import { Reply } from 'lucide-react'
import { formatMoment } from '../../../words/dates.ts'
import { waitWords } from '../../../words/wait-words.ts'

interface UnansweredProps {
  /** ISO, UTC. */
  since: string
  now: number
  /** What the shop aims at; 0: it does not say. */
  answerHours: number
}

const DAY = 86_400

/** For how long nobody has answered; marked once that is longer than the shop means it to be, or a day. */
export function Unanswered({ since, now, answerHours }: UnansweredProps) {
  const seconds = Math.max(60, (now - Date.parse(since)) / 1000)
  const isLate = answerHours > 0 && seconds > answerHours * 3600
  const isMarked = isLate || seconds >= DAY
  return (
    <time
      dateTime={since}
      title={formatMoment(since)}
      className={`whitespace-nowrap ${isMarked ? 'text-warn' : ''}`}
    >
      unanswered {waitWords(seconds)}
      {isLate ? ', late' : null}
    </time>
  )
}

/** The last message in one line, and that it is the team's where it is. */
export function LastWords({ words }: { words: QueuedTicket['lastWords'] }) {
  if (!words) return null
  return (
    <span className="line-clamp-1 max-w-md text-muted text-sm">
      {words.from === 'team' ? (
        <>
          <Reply aria-hidden="true" className="me-1 -mt-0.5 inline-block size-3.5" />
          <span className="sr-only">Team: </span>
        </>
      ) : null}
      <bdi>{words.body}</bdi>
    </span>
  )
}
