import { type ButtonLook, LinkButton } from '../ui/button.tsx'
import { servicePath } from '../words/service-paths.ts'

interface SetUpLinkProps {
  serviceId: string
  /** The server's own. */
  name: string
  look?: ButtonLook | undefined
}

/** To where staff say how a server is reached that they are to make. */
export const SetUpLink = ({ serviceId, name, look = 'secondary' }: SetUpLinkProps) => (
  <LinkButton
    to={servicePath(serviceId)}
    look={look}
    size="small"
    // Among the row's other acts it is the one to do.
    className={look === 'secondary' ? 'text-accent-ink!' : ''}
    aria-label={`Set up ${name}`}
    // It takes the place of a button that approves: the second press of a double click is not meant for it.
    onClick={(event) => {
      if (event.detail > 1) event.preventDefault()
    }}
  >
    Set up
  </LinkButton>
)
