import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { ClientList } from '../../features/clients/client-list.tsx'
import { loadPart } from '../../host/load-part.ts'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { Button } from '../../ui/button.tsx'

/** Its countries are no part of looking at the list. */
const AddClient = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/clients/add-client.tsx')).AddClient,
  })),
)

/** Every account of the shop. */
export function ClientsPage() {
  const [isAdding, setIsAdding] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <AdminHeading note="Every account: your clients and your team.">
        <Button size="small" onClick={() => setIsAdding(true)}>
          Add client
        </Button>
      </AdminHeading>
      <ClientList />
      {isAdding ? (
        <Suspense>
          <AddClient
            onAdded={({ account }) =>
              void navigate(`/admin/clients/${encodeURIComponent(account.id)}`)
            }
            onClose={() => setIsAdding(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
