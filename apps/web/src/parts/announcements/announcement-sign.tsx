import type { Announcement } from '@hostfront/domain/announcements/announcement'
import { Info, TriangleAlert, Wrench } from 'lucide-react'
import { ANNOUNCEMENT_TYPE_NAMES } from '../../words/announcements.ts'

const ICONS = { info: Info, warning: TriangleAlert, maintenance: Wrench }
const COLOURS = { info: 'text-info', warning: 'text-warn', maintenance: 'text-warn' }

/** What kind of announcement it is; the sign is said, too. */
export function AnnouncementSign({ type }: Pick<Announcement, 'type'>) {
  const Icon = ICONS[type]
  return (
    <>
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${COLOURS[type]}`} />
      <span className="sr-only">{ANNOUNCEMENT_TYPE_NAMES[type]}:</span>
    </>
  )
}
