import { Download } from 'lucide-react'
import { openHost } from '../../host/open-host.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { fileName, saveFile } from '../../ui/save-file.ts'

/** Saves everything the shop keeps about the person as a file. */
export function ExportMyData() {
  async function save(): Promise<void> {
    const { api } = await openHost()
    const { text } = await api.accounts.exportMine()
    saveFile(text, fileName('my-data'))
  }

  return (
    <div className="flex max-w-prose flex-col items-start gap-4">
      <p className="text-muted">
        A file with everything this shop keeps about you: account, orders, services, domains,
        invoices, coins, tickets, notifications, sessions, sign-ins and keys. Passwords and keys
        themselves are not in it; the shop does not know them.
      </p>
      <ActionButton look="secondary" onAct={save}>
        <Download aria-hidden="true" className="size-4" />
        Export my data
      </ActionButton>
    </div>
  )
}
