import { Mail, MessageCircle, MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSettings } from '../../host/settings.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** The ways to reach the team beside the form. An operator hides one by emptying its setting. */
export function ContactWays() {
  const { contactEmail, whatsappLink, discordLink } = useSettings()
  if (!contactEmail && !whatsappLink && !discordLink) return null
  return (
    <ul className="mt-10 flex flex-col">
      {contactEmail ? (
        <Way icon={<Mail />} title="Email">
          <TextLink to={`mailto:${contactEmail}`} className="[overflow-wrap:anywhere]">
            {contactEmail}
          </TextLink>
        </Way>
      ) : null}
      {whatsappLink ? (
        <Way icon={<MessageCircle />} title="WhatsApp">
          <TextLink to={whatsappLink}>Write to us on WhatsApp</TextLink>
        </Way>
      ) : null}
      {discordLink ? (
        <Way icon={<MessagesSquare />} title="Community">
          <TextLink to={discordLink}>Join the chat on Discord</TextLink>
        </Way>
      ) : null}
    </ul>
  )
}

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-4 border-line border-t py-5 last:border-b">
      <span aria-hidden="true" className="mt-0.5 text-accent-ink">
        {icon}
      </span>
      <div className="min-w-0">
        <h2 className="font-semibold">{title}</h2>
        <p>{children}</p>
      </div>
    </li>
  )
}
