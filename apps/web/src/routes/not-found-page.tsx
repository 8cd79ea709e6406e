import { LinkButton } from '../ui/button.tsx'
import { Container } from '../ui/container.tsx'

export function NotFoundPage() {
  return (
    <Container className="grid min-h-[60dvh] content-center py-20">
      <p className="font-semibold text-[clamp(6rem,22vw,15rem)] text-accent-ink leading-none tracking-tighter">
        404
      </p>
      <h1 className="mt-6 text-title">Page not found</h1>
      <p className="mt-3 max-w-prose text-lead text-muted">
        The page you're looking for doesn't exist or has been moved.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to="/">Return to Home</LinkButton>
        <LinkButton to="/game-hosting" look="secondary">
          Plans
        </LinkButton>
        <LinkButton to="/contact" look="secondary">
          Contact
        </LinkButton>
      </div>
    </Container>
  )
}
