import { LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { Rack } from './rack.tsx'

export function Hero() {
  return (
    <Container className="grid items-center gap-x-16 gap-y-14 py-14 md:py-20 lg:grid-cols-[1fr_22rem]">
      <div>
        <h1 className="text-display">Your server works the night shift.</h1>
        <p className="mt-7 max-w-xl text-lead text-muted">
          SAMP, MTA and game servers and VPS from a data center in Frankfurt, Germany. Shielded from
          DDoS and looked after around the clock.
        </p>
        <div className="mt-9 flex flex-wrap gap-3">
          <LinkButton to={{ hash: '#plans' }} size="large">
            See the plans
          </LinkButton>
          <LinkButton to="/contact" size="large" look="secondary">
            Talk to us
          </LinkButton>
        </div>
      </div>
      <Rack />
    </Container>
  )
}
