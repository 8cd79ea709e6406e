import { Link } from 'react-router'
import { ServiceTerms, useTerms } from '../../features/legal/service-terms.tsx'
import { Container } from '../../ui/container.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export function ServiceTermsPage() {
  const terms = useTerms()
  return (
    <>
      <PageHeader
        title="Service terms"
        lead="How you pay, how long a service runs, and when you get your money back."
      />
      <Container className="grid gap-x-16 pb-8 md:pb-24 lg:grid-cols-[15rem_minmax(0,45.5rem)]">
        <nav
          aria-labelledby="terms-contents"
          className="mb-8 border border-line bg-surface p-4 lg:sticky lg:top-28 lg:self-start"
        >
          <h2 id="terms-contents" className="mb-2 font-semibold">
            On this page
          </h2>
          <ol className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-4 text-[0.9375rem] lg:grid-cols-1">
            {terms.map(({ id, title }, at) => (
              <li key={id} className="flex border-line border-t py-2">
                <span aria-hidden="true" className="w-6 shrink-0 text-muted figures">
                  {at + 1}
                </span>
                <Link to={`#${id}`} className="underline-offset-4 hover:underline">
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <ServiceTerms />
      </Container>
    </>
  )
}
