import { TextLink } from '../ui/text-link.tsx'

interface TeamAddressProps {
  /** The shop's; empty where nobody has set one. */
  email: string
  subject?: string
}

/** Ends a sentence on writing to the team: its address, or the way to the contact form where it has none. */
export function TeamAddress({ email, subject }: TeamAddressProps) {
  if (!email) {
    return (
      <>
        us on the <TextLink to="/contact">contact page</TextLink>
      </>
    )
  }
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : ''
  return (
    <TextLink to={`mailto:${email}${query}`} className="[overflow-wrap:anywhere]">
      {email}
    </TextLink>
  )
}
