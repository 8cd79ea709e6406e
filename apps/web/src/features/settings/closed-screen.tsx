import { useSettings } from '../../host/settings.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { TextLink } from '../../ui/text-link.tsx'

interface ClosedScreenProps {
  /** Leads who is signed in, and no administrator, to the login; null for visitors, who need no leading. */
  onLeave: (() => Promise<void>) | null
}

/** What everyone but administrators gets while the shop is closed for maintenance. */
export function ClosedScreen({ onLeave }: ClosedScreenProps) {
  const { siteName, maintenanceMessage, contactEmail } = useSettings()
  return (
    <Container className="grid min-h-[60dvh] content-center py-16">
      <h1 className="text-title">{siteName} is closed for maintenance</h1>
      {maintenanceMessage ? (
        <p className="mt-5 max-w-prose whitespace-pre-line break-words text-lead text-muted">
          {maintenanceMessage}
        </p>
      ) : null}
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        {onLeave ? (
          <Button look="secondary" onClick={() => void onLeave()}>
            Log in as somebody else
          </Button>
        ) : (
          <LinkButton to="/login" look="secondary">
            Administrator login
          </LinkButton>
        )}
        {contactEmail ? (
          <p className="text-muted">
            Urgent? Write to{' '}
            <TextLink to={`mailto:${contactEmail}`} className="[overflow-wrap:anywhere]">
              {contactEmail}
            </TextLink>
          </p>
        ) : null}
      </div>
    </Container>
  )
}
