import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { optionalLine, optionalText } from '../record.ts'

/** Followed by a customer, so nothing but a page of the web. */
const WEB_LINK = /^https?:\/\/[^\s/]\S*$|^$/

/** How its customer gets to a service. Empty where there is none of it. */
export const ServiceAccess = z.object({
  /** As a player types it, mostly with a port: `play.example.com:7777`. */
  address: z.string().check(z.maxLength(255)),
  /** Where it is managed. */
  panelLink: z.string().check(z.maxLength(500), z.regex(WEB_LINK)),
  /** At the panel, or of the machine. */
  userName: z.string().check(z.maxLength(120)),
  note: z.string().check(z.maxLength(1000)),
})
export type ServiceAccess = z.infer<typeof ServiceAccess>

/** What staff type in. Nothing at all takes the access away. */
export const AccessForm = z.object({
  address: optionalLine(255),
  panelLink: optionalLine(500).check(z.regex(WEB_LINK, issue('LINK_INVALID'))),
  userName: optionalLine(120),
  note: optionalText(1000),
})

/** The same where a server has just been set up: its customer is told something. */
export const SetUpForm = AccessForm.check(
  z.refine((typed) => accessOf(typed) !== null, {
    ...issue('ACCESS_NEEDED'),
    path: ['address'],
  }),
)

/** What was typed, as a service keeps it: null where it says nothing. */
export const accessOf = (typed: ServiceAccess): ServiceAccess | null =>
  Object.values(typed).every((text) => text === '') ? null : typed

const FIELDS = ['address', 'panelLink', 'userName', 'note'] as const

export const isSameAccess = (one: ServiceAccess | null, other: ServiceAccess | null): boolean =>
  FIELDS.every((field) => (one?.[field] ?? '') === (other?.[field] ?? ''))
