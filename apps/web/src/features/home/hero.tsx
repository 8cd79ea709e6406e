import { formatMoney } from '@hostfront/domain/money/format-money'
import { secondWords } from '@hostfront/domain/money/second-amount'
import { lowestPrice } from '@hostfront/domain/plans/lowest-price'
import { usePlans } from '../../host/plans.ts'
import { useSettings } from '../../host/settings.ts'
import { dottedLine } from '../../parts/dotted-line.tsx'
import { lateSection } from '../../parts/late-section.tsx'
import { useOrderPromise } from '../../parts/order-promise.ts'
import { useStorefront } from '../../parts/use-storefront.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { hostedHow } from './hosted-how.ts'
import { Rack } from './rack.tsx'

/** Nothing in it moves by a script. */
const ServerExample = lateSection(
  async () => (await import('./server-example.tsx')).ServerExample,
  <div className="later" />,
)

/** What is sold, to whom and from how much, beside what one gets. */
export function Hero() {
  const { currency, secondRate } = useSettings()
  const from = lowestPrice(usePlans())
  const promise = useOrderPromise()
  const storefront = useStorefront()
  return (
    <Container className="grid grid-cols-1 items-center gap-x-12 gap-y-6 py-7 md:py-16 lg:grid-cols-[minmax(0,1fr)_28rem]">
      <div>
        <h1 className="text-display [overflow-wrap:break-word] max-sm:text-[2.375rem]">
          {storefront.headline || 'Game servers and VPS that work the night shift.'}
        </h1>
        <p className="mt-5 max-w-xl md:mt-6 text-lead text-muted">
          SAMP, MTA, the game of your choice or a machine of your own: for communities that play
          while others sleep. {hostedHow(storefront)}
        </p>
        <div className="mt-6 flex md:mt-8 flex-wrap items-center gap-x-4 gap-y-3 sm:gap-x-6">
          <LinkButton to={{ hash: '#plans' }} size="large" className="max-sm:px-5">
            See the plans
          </LinkButton>
          {from === null ? null : (
            <p className="text-lead sm:text-heading">
              from <span className="font-semibold">{formatMoney(from, currency)}</span> a month
              <span className="second-price text-[0.9375rem] text-muted">
                {secondRate && secondWords(from, secondRate)}
              </span>
            </p>
          )}
        </div>
        {/* Room for two lines: the ways to pay of a shop on a server come after the page. */}
        <p className="mt-5 min-h-[3.1em] text-[0.9375rem] text-muted">{dottedLine(promise)}</p>
      </div>
      <Rack>
        <ServerExample />
      </Rack>
    </Container>
  )
}
