import type { LegalPage } from '@hostfront/domain/settings/legal-pages'
import type { ReactNode } from 'react'
import { PlainText } from '../../parts/plain-text.tsx'
import { Container } from '../../ui/container.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LegalText } from './legal-text.tsx'

interface LegalScreenProps {
  page: LegalPage
  title: string
  /** What is shown while the operator has not written it. */
  unwritten: ReactNode
}

/** A page of the operator's own words. */
export function LegalScreen({ page, title, unwritten }: LegalScreenProps) {
  return (
    <LegalText page={page}>
      {(text) =>
        text === '' ? (
          unwritten
        ) : (
          <>
            <PageHeader title={title} />
            <Container className="pb-16 md:pb-24">
              <div className="max-w-prose">
                <PlainText text={text} />
              </div>
            </Container>
          </>
        )
      }
    </LegalText>
  )
}
