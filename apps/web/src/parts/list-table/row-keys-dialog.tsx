import { Dialog } from '../../ui/dialog.tsx'
import { Key } from '../../ui/key.tsx'
import {
  HELP_KEY,
  type RowKey,
  recordKeyWords,
  rowKeyWords,
  STEP_KEYS,
} from '../../words/row-keys.ts'

interface RowKeysDialogProps {
  of: 'list' | 'record'
  /** Those of the buttons. */
  keys: readonly RowKey[]
  onClose: () => void
}

const PLACES = {
  list: { words: rowKeyWords, steps: STEP_KEYS },
  record: { words: recordKeyWords, steps: [] },
} as const

/** Which keys a list hears, or the page of a record. Mount it to open it. */
export const RowKeysDialog = ({ of, keys, onClose }: RowKeysDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title={PLACES[of].words.title}
    description={PLACES[of].words.where}
  >
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2.5">
      {[...PLACES[of].steps, ...keys, HELP_KEY].map(({ key, label }) => (
        <div key={key} className="contents">
          <dt>
            <Key>{key}</Key>
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
)
