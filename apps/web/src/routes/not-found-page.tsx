import { LinkButton } from '../ui/button.tsx'
import { Container } from '../ui/container.tsx'

export function NotFoundPage() {
  return (
    <Container className="grid items-center gap-x-16 gap-y-6 py-12 sm:min-h-[60dvh] sm:py-20 lg:grid-cols-[1fr_auto]">
      <p className="font-semibold text-[clamp(6rem,22vw,17rem)] text-accent-ink leading-none tracking-[-0.03em] lg:order-1 lg:me-[0.05em] lg:mb-[0.1em]">
        404
      </p>
      <div>
        <h1 className="text-title">Page not found</h1>
        <p className="mt-3 max-w-prose text-lead text-muted">
          The page you're looking for doesn't exist or has been moved.
        </p>
        <div className="mt-8 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
          <LinkButton to="/" className="col-span-2">
            Return to Home
          </LinkButton>
          <LinkButton to="/game-hosting" look="secondary">
            Plans
          </LinkButton>
          <LinkButton to="/contact" look="secondary">
            Contact
          </LinkButton>
        </div>
      </div>
    </Container>
  )
}
