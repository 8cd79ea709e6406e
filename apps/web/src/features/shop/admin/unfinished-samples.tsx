import { useAnswer } from '../../../host/use-answer.ts'
import { ActionButton } from '../../../parts/action-button.tsx'
import { useAct } from '../../../parts/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { sampleWords } from '../../../words/shop-upkeep.ts'

/** Says that the last load was interrupted, and offers to go on or to leave it; nothing where it was not. */
export function UnfinishedSamples({ onGoOn }: { onGoOn: () => void }) {
  const act = useAct()
  const { data } = useAnswer(['shop', 'unfinishedSamples'], (api) => api.shop.unfinishedSamples())
  if (!data) return null
  const { asked, loaded } = data
  return (
    <div
      role="note"
      className="flex w-full flex-col items-start gap-3 rounded-md border border-edge p-4"
    >
      <p>{sampleWords.unfinished(loaded, asked)}</p>
      <div className="flex flex-wrap gap-2">
        {asked > loaded ? (
          <Button look="secondary" size="small" onClick={onGoOn}>
            {sampleWords.goOn(asked - loaded)}
          </Button>
        ) : null}
        <ActionButton
          look="quiet"
          size="small"
          onAct={async () => {
            await act(({ shop }) => shop.finishSamples({ goOn: false }), sampleWords.left)
          }}
        >
          {sampleWords.leaveAt(loaded)}
        </ActionButton>
      </div>
    </div>
  )
}
