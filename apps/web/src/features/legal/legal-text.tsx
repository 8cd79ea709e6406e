import type { LegalPage } from '@hostfront/domain/settings/legal-pages'
import type { ReactNode } from 'react'
import { ShopQueries } from '../../host/shop-queries.tsx'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { Container } from '../../ui/container.tsx'

interface LegalTextProps {
  page: LegalPage
  /** Draws the text; empty while the operator has written none. */
  children: (text: string) => ReactNode
}

/** One of the texts that only the operator can write, once the shop has answered. */
export const LegalText = (props: LegalTextProps) => (
  <ShopQueries>
    <Answered {...props} />
  </ShopQueries>
)

function Answered({ page, children }: LegalTextProps) {
  const answer = useAnswer(['settings', 'legalText', page], (api) =>
    api.settings.legalText({ page }),
  )
  const shown = <Loaded answer={answer}>{children}</Loaded>
  return answer.data === undefined ? <Container className="py-16">{shown}</Container> : shown
}
