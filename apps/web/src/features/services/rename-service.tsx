import type { Api } from '@hostfront/contract/contract'
import type { Service } from '@hostfront/domain/services/service'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { useState } from 'react'
import * as z from 'zod/mini'
import { loadPart } from '../../host/load-part.ts'
import { useAct } from '../../parts/use-act.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSchemaForm } from '../../ui/use-schema-form.ts'
import { issueSentence } from '../../words/issue-sentence.ts'

const loadName = async () => (await import('@hostfront/domain/orders/order-form')).ServerName

interface RenameServiceProps {
  service: Service
  /** Who names it: its customer, or staff. */
  as: 'customer' | 'staff'
}

/** Names a service anew; nothing for one that has ended. */
export function RenameService({ service, as }: RenameServiceProps) {
  const [isNaming, setIsNaming] = useState(false)
  if (service.status === 'terminated') return null
  return (
    <>
      <RowButton action="Rename" row={nameOfService(service)} onClick={() => setIsNaming(true)} />
      {isNaming ? (
        <RenameDialog service={service} as={as} onClose={() => setIsNaming(false)} />
      ) : null}
    </>
  )
}

function RenameDialog({ service, as, onClose }: RenameServiceProps & { onClose: () => void }) {
  const act = useAct()
  const { id } = service
  const rename = ({ services }: Api, serverName: string) =>
    as === 'staff' ? services.renameFor({ id, serverName }) : services.rename({ id, serverName })
  const form = useSchemaForm({
    loadSchema: async () => z.object({ serverName: await loadPart(loadName) }),
    send: ({ serverName }: { serverName: string }) =>
      act((api) => rename(api, serverName), 'Service renamed'),
    onDone: onClose,
  })
  return (
    <FormDialog
      title="Rename service"
      description="The new name is shown here and on bills to come. The server keeps its name on its panel."
      form={form}
      confirm="Rename"
      onClose={onClose}
    >
      <TextField
        label="Server name"
        name="serverName"
        autoComplete="off"
        defaultValue={service.serverName ?? ''}
        error={issueSentence(form.errors.serverName)}
      />
    </FormDialog>
  )
}
