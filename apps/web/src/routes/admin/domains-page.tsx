import { AddDomain } from '../../features/domains/admin/add-domain.tsx'
import { DomainList } from '../../features/domains/admin/domain-list.tsx'
import { DomainStageNav } from '../../features/domains/admin/domain-stage-nav.tsx'
import { useDomainList } from '../../features/domains/admin/use-domain-list.ts'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'

/** Every domain that the shop looks after. */
export function DomainsPage() {
  const list = useDomainList()
  return (
    <>
      <AdminHeading>
        <AddDomain />
        <DomainStageNav list={list} />
      </AdminHeading>
      <DomainList list={list} />
    </>
  )
}
