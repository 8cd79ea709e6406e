import { Download } from 'lucide-react'
import { openHost } from '../../../host/open-host.ts'
import { ActionButton } from '../../../parts/action-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { fileName, saveFile } from '../../../ui/save-file.ts'
import { toast } from '../../../ui/toast.ts'
import { fileSize } from '../../../words/file-size.ts'
import { exportWords } from '../../../words/shop-document.ts'
import { whenPainted } from './when-painted.ts'

/** The whole shop as a file. */
export function ExportShop() {
  async function download(): Promise<void> {
    await whenPainted()
    const { api } = await openHost()
    const { text, files } = await api.shop.exportDocument()
    saveFile(text, fileName('shop'))
    const { count, bytes } = files
    void toast(count > 0 ? exportWords.filesLeft(count, fileSize(bytes)) : exportWords.done)
  }

  return (
    <Panel title="Export">
      <div className="flex max-w-prose flex-col items-start gap-4">
        <p className="text-muted">{exportWords.text}</p>
        <ActionButton look="secondary" onAct={download}>
          <Download aria-hidden="true" className="size-4.5" />
          {exportWords.button}
        </ActionButton>
      </div>
    </Panel>
  )
}
