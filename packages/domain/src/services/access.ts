import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import type { PlanType } from '../plans/plan.ts'
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

/** A host and its port; an IPv6 address in brackets. */
const WITH_PORT = /^(?:\[[\da-f:]+\]|[^\s:/]+):(\d{1,5})$/i

const hasPort = (address: string): boolean => {
  const port = Number(WITH_PORT.exec(address)?.[1] ?? 0)
  return port > 0 && port < 65_536
}

/**
 * The same with all that a customer needs to connect, by what was sold: a player types a game's address with its port, a
 * machine is logged into at its address under a name. Null: the plan is not known, nor what it needs.
 */
export function setUpFormOf(type: PlanType | null): typeof SetUpForm {
  if (type === null) return SetUpForm
  return AccessForm.check(
    z.refine(({ address }) => address !== '', { ...issue('REQUIRED'), path: ['address'] }),
    type === 'vps'
      ? z.refine(({ userName }) => userName !== '', { ...issue('REQUIRED'), path: ['userName'] })
      : z.refine(({ address }) => address === '' || hasPort(address), {
          ...issue('PORT_NEEDED'),
          path: ['address'],
        }),
  )
}

/** What was typed, as a service keeps it: null where it says nothing. */
export const accessOf = (typed: ServiceAccess): ServiceAccess | null =>
  Object.values(typed).every((text) => text === '') ? null : typed

const FIELDS = ['address', 'panelLink', 'userName', 'note'] as const

export const isSameAccess = (one: ServiceAccess | null, other: ServiceAccess | null): boolean =>
  FIELDS.every((field) => (one?.[field] ?? '') === (other?.[field] ?? ''))
