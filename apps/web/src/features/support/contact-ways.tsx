import { LifeBuoy, Mail, MessageCircle, MessagesSquare, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSettings } from '../../host/settings.ts'
import { ContactWay } from '../../parts/contact-way.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** The ways to reach the team beside the form. An operator hides one by emptying its setting. `children`: lines of others. */
export function ContactWays({ children }: { children: ReactNode }) {
  const { contactEmail, whatsappLink, discordLink, features } = useSettings()
  return (
    <ul>
      {features.tickets ? (
        <ContactWay icon={<LifeBuoy />} title="You have a server with us?">
          <TextLink to="/dashboard?tab=support">Open a ticket</TextLink> on your dashboard. The
          whole conversation stays there.
        </ContactWay>
      ) : null}
      {contactEmail ? (
        <ContactWay icon={<Mail />} title="Email">
          <TextLink to={`mailto:${contactEmail}`} className="[overflow-wrap:anywhere]">
            {contactEmail}
          </TextLink>
        </ContactWay>
      ) : null}
      {whatsappLink ? (
        <ContactWay icon={<MessageCircle />} title="WhatsApp">
          <TextLink to={whatsappLink}>Write to us on WhatsApp</TextLink>
        </ContactWay>
      ) : null}
      {discordLink ? (
        <ContactWay icon={<MessagesSquare />} title="Community">
          <TextLink to={discordLink}>Join the chat on Discord</TextLink>
        </ContactWay>
      ) : null}
      {children}
      <ContactWay icon={<Undo2 />} title="You want your money back?">
        Write to us here. The <TextLink to="/service-terms">service terms</TextLink> say what is
        refunded.
      </ContactWay>
    </ul>
  )
}
