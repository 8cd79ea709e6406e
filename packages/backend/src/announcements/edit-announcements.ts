import { DONE } from '@hostfront/contract/page'
import type { Announcement } from '@hostfront/domain/announcements/announcement'
import type {
  AnnouncementChanges,
  AnnouncementForm,
} from '@hostfront/domain/announcements/announcement-form'
import { givenFields } from '@hostfront/domain/given-fields'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'

export function createAnnouncement(
  call: SignedInCall,
  form: AnnouncementForm,
): Promise<Announcement> {
  return call.store.transaction(async (tx) => {
    const announcement = await tx.announcements.insert({
      ...form,
      id: call.newId(),
      createdAt: call.now(),
    })
    await recordChange(tx, call, 'announcements.create', null, announcement)
    return announcement
  })
}

export function updateAnnouncement(
  call: SignedInCall,
  { id, ...form }: AnnouncementChanges & { readonly id: string },
): Promise<Announcement> {
  return call.store.transaction(async (tx) => {
    const before = await tx.announcements.get(id, { lock: true })
    const after = before && (await tx.announcements.update(id, givenFields(form)))
    if (!after) throw refused('NOT_FOUND')
    await recordChange(tx, call, 'announcements.update', before, after)
    return after
  })
}

export function removeAnnouncement(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<typeof DONE> {
  return call.store.transaction(async (tx) => {
    const announcement = await tx.announcements.get(id, { lock: true })
    if (!announcement) throw refused('NOT_FOUND')
    await tx.announcements.delete(id)
    await recordChange(tx, call, 'announcements.remove', announcement, null)
    return DONE
  })
}
