import { type ButtonLook, LinkButton } from '../ui/button.tsx'
import { servicePath } from '../words/service-paths.ts'

interface SetUpLinkProps {
  /** Whether staff are to make its server. */
  isToSetUp: boolean
  /** Null: there is no service yet. */
  serviceId: string | null
  /** The server's own. */
  name: string
  look?: ButtonLook | undefined
}

/** To where staff say how a server is reached that they are to make; nothing for any other. */
export const SetUpLink = ({ isToSetUp, serviceId, name, look = 'accent' }: SetUpLinkProps) =>
  isToSetUp && serviceId !== null ? (
    <LinkButton
      to={servicePath(serviceId)}
      look={look}
      size="small"
      aria-label={`Set up ${name}`}
      // It takes the place of a button that approves: the second press of a double click is not meant for it.
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault()
      }}
    >
      Set up
    </LinkButton>
  ) : null
