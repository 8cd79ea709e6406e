import { ServiceTerms, useTerms } from '../../features/legal/service-terms.tsx'
import { Container } from '../../ui/container.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { TextLink } from '../../ui/text-link.tsx'

export function ServiceTermsPage() {
  const terms = useTerms()
  return (
    <>
      <PageHeader
        title="Service terms"
        lead="How you pay, how long a service runs, and when you get your money back."
      />
      <Container className="grid gap-x-16 pb-16 md:pb-24 lg:grid-cols-[1fr_14rem]">
        <nav
          aria-labelledby="terms-contents"
          className="pb-10 lg:sticky lg:top-28 lg:order-last lg:self-start lg:pt-12"
        >
          <h2 id="terms-contents" className="mb-3 font-semibold">
            On this page
          </h2>
          <ol className="flex flex-col gap-2">
            {terms.map(({ id, title }) => (
              <li key={id}>
                <TextLink to={`#${id}`}>{title}</TextLink>
              </li>
            ))}
          </ol>
        </nav>
        <ServiceTerms />
      </Container>
    </>
  )
}
