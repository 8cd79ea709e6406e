import type { Announcement } from '@hostfront/domain/announcements/announcement'

/** What an announcement says, as one word: another title or text makes it news again, another audience does not. */
export const markOf = ({ id, title, content }: Announcement): string =>
  `${id} ${printOf(JSON.stringify([title, content]))}`

/** FNV-1a, 32 bits: texts that differ have, as good as always, prints that differ. */
function printOf(text: string): string {
  let print = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    print = Math.imul(print ^ text.charCodeAt(at), 0x01000193)
  }
  return (print >>> 0).toString(36)
}
