import type { Api } from '@hostfront/contract/contract'
import { SAMPLE_SIZES } from '@hostfront/contract/shop'
import { useState } from 'react'
import { useAct } from '../../../parts/use-act.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import type { FormFailure } from '../../../ui/use-schema-form.ts'
import { sampleWords } from '../../../words/shop-upkeep.ts'
import { RowCounts } from './row-counts.tsx'
import { UnfinishedSamples } from './unfinished-samples.tsx'

type Counts = Readonly<Record<string, number>>

/** Made-up clients to try the shop with; asked before, counted after. */
export function LoadSamples() {
  const act = useAct()
  const [clients, setClients] = useState<(typeof SAMPLE_SIZES)[number]>(SAMPLE_SIZES[0])
  const [isAsking, setIsAsking] = useState(false)
  const [isLoading, setIsLoading] = useState(false)
  const [added, setAdded] = useState<Counts | null>(null)
  const [failure, setFailure] = useState<FormFailure | null>(null)

  async function add(work: (api: Api) => Promise<{ added: Counts }>): Promise<void> {
    setIsLoading(true)
    setAdded(null)
    setFailure(null)
    setFailure(await act(async (api) => setAdded((await work(api)).added), sampleWords.done))
    setIsLoading(false)
  }

  return (
    <Panel title="Sample data">
      <div className="flex max-w-prose flex-col items-start gap-4">
        <p className="text-muted">{sampleWords.text}</p>
        <SelectField
          label={sampleWords.size}
          value={clients}
          disabled={isLoading}
          onChange={({ target }) =>
            setClients(SAMPLE_SIZES.find((size) => String(size) === target.value) ?? clients)
          }
          className="w-full sm:max-w-60"
        >
          {SAMPLE_SIZES.map((size) => (
            <option key={size} value={size}>
              {sampleWords.sizeOption(size)}
            </option>
          ))}
        </SelectField>
        {isLoading ? null : (
          <UnfinishedSamples
            onGoOn={() => void add(({ shop }) => shop.finishSamples({ goOn: true }))}
          />
        )}
        {failure ? <FormError>{failure.message}</FormError> : null}
        <BusyButton look="secondary" isBusy={isLoading} onClick={() => setIsAsking(true)}>
          {isLoading ? sampleWords.loading : sampleWords.button}
        </BusyButton>
        <p role="status" className="text-muted empty:hidden">
          {isLoading ? sampleWords.wait : added ? sampleWords.added : null}
        </p>
        {added ? <RowCounts counts={added} caption={sampleWords.done} /> : null}
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={sampleWords.ask(clients)}
          confirm={sampleWords.button}
          cancel={sampleWords.keep}
          onClose={() => setIsAsking(false)}
          onConfirm={async () => {
            void add(({ shop }) => shop.loadSampleData({ clients }))
            return null
          }}
        >
          <p>{sampleWords.consequence}</p>
        </ConfirmDialog>
      ) : null}
    </Panel>
  )
}
