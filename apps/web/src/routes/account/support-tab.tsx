import { LifeBuoy } from 'lucide-react'
import { useSettings } from '../../host/settings.ts'
import { buttonClass, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function SupportTab() {
  const { contactEmail, discordLink } = useSettings()
  return (
    <EmptyState
      icon={LifeBuoy}
      title="No open tickets"
      action={
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/contact">Write to us</LinkButton>
          {discordLink ? (
            <a href={discordLink} rel="noopener" className={buttonClass({ look: 'secondary' })}>
              Community chat
            </a>
          ) : null}
        </div>
      }
    >
      Something does not work, or you have a question? Use the contact form, the community chat, or
      write to {contactEmail}. Name the server it is about.
    </EmptyState>
  )
}
