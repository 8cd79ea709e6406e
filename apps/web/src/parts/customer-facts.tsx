import type { ReactNode } from 'react'
import { TextLink } from '../ui/text-link.tsx'
import { clientRecordPath } from '../words/record-paths.ts'

interface Customer {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Whose a record is, as staff see it on its page. */
export const customerFacts = ({
  id,
  name,
  email,
}: Customer): readonly (readonly [name: string, value: ReactNode])[] => [
  [
    'Client',
    <TextLink key="client" to={clientRecordPath(id)}>
      {name}
    </TextLink>,
  ],
  ['Email', email],
]
