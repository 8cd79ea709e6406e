import type { Api } from '@hostfront/contract/contract'
import type { LegalPage } from '@hostfront/domain/settings/legal-pages'
import type { ReactNode } from 'react'
import { pageFact } from '#page-facts'
import { ShopQueries } from '../../host/shop-queries.tsx'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { Container } from '../../ui/container.tsx'

interface LegalTextProps {
  page: LegalPage
  /** Draws the text; empty while the operator has written none. */
  children: (text: string) => ReactNode
}

/** One of the texts that only the operator can write, once the shop has answered; a page of a server brings it along. */
export const LegalText = (props: LegalTextProps) => (
  <ShopQueries>
    <Answered {...props} />
  </ShopQueries>
)

function Answered({ page, children }: LegalTextProps) {
  const load = (api: Api) => api.settings.legalText({ page })
  const answer = useAnswer(['settings', 'legalText', page], load)
  const text = answer.data ?? pageFact<string | null>(page, null, load)
  if (text !== null) return children(text)
  return (
    <Container className="py-16">
      <Loaded answer={answer}>{children}</Loaded>
    </Container>
  )
}
