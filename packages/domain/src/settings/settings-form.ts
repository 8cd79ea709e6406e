import * as z from 'zod/mini'
import { givenFields } from '../given-fields.ts'
import { issue } from '../issue.ts'
import { optionalLine, optionalText } from '../record.ts'
import { isPosition, type Settings, settingsFields } from './settings.ts'
import { TypedQuestions } from './shop-question.ts'
import { toDecimalPosition } from './typed-position.ts'
import { toWhatsAppLink } from './whatsapp-link.ts'

/** Empty: the shop has none, and its pages lead elsewhere. */
const typedAddress = optionalText(254).check(z.regex(/^(\S+@\S+)?$/, issue('EMAIL_INVALID')))

/** As it is stored, but a path is one of this shop: what begins with two slashes, of either kind, names another host. */
const LINK = /^(https?:\/\/|mailto:|\/([^/\\\s]|$))|^$/
/** An address as people write it, `instagram.com/shop`. */
const HOST = /^[a-z\d-]+(\.[a-z\d-]+)+(\/\S*)?$/i
const typedLink = optionalText(500).check(
  z.overwrite((typed) => (HOST.test(typed) ? `https://${typed}` : typed)),
  z.regex(LINK, issue('LINK_INVALID')),
)

/** A link, or the number that it is made of. */
const typedWhatsApp = optionalText(500).check(
  z.overwrite(toWhatsAppLink),
  z.regex(LINK, issue('WHATSAPP_INVALID')),
)

const typedPosition = optionalLine(40).check(z.overwrite(toDecimalPosition), isPosition)

/** Who agrees has to be able to read to what. */
const typedConsent = optionalText(500).check(z.regex(/\{terms\}/, issue('TERMS_NOT_NAMED')))

const fields = settingsFields({
  text: optionalText,
  line: optionalLine,
  email: typedAddress,
  link: typedLink,
})

/** What an administrator sets: all of it or some, of a group as well. */
export const SettingsForm = z.partial(
  z.object({
    ...fields,
    whatsappLink: typedWhatsApp,
    socialLinks: z.partial(fields.socialLinks),
    theme: z.partial(fields.theme),
    features: z.partial(fields.features),
    storefront: z.partial(z.extend(fields.storefront, { mapPosition: typedPosition })),
    seo: z.partial(fields.seo),
    secondCurrency: z.partial(fields.secondCurrency),
    tax: z.partial(fields.tax),
    billing: z.partial(fields.billing),
    legal: z.partial(z.extend(fields.legal, { consent: typedConsent })),
    /** Null brings back those that the shop comes with. */
    questions: z.nullable(TypedQuestions),
  }),
)
export type SettingsForm = z.infer<typeof SettingsForm>

/** The fields that `form` names as they are to be stored: what it leaves out of a group stays as `settings` has it. */
export function settingsToStore(settings: Settings, form: SettingsForm): Partial<Settings> {
  const stored: { readonly [name: string]: unknown } = settings
  const named = Object.entries(givenFields(form)).map(([name, value]) => [
    name,
    isGroup(value) ? { ...groupOf(stored[name]), ...givenFields(value) } : value,
  ])
  // Names and values are those of the form, its groups made whole.
  return Object.fromEntries(named) as Partial<Settings>
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const groupOf = (value: unknown): object => (isGroup(value) ? value : {})
