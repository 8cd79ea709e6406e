import type { PanelShown } from '@hostfront/contract/panels'
import { IGNORED_MAX, type Panel } from '@hostfront/domain/provisioning/panel'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { panelShown } from '../panels/panel-shown.ts'

interface Asked {
  /** Of the panel. */
  readonly id: string
  readonly mark: string
  readonly isIgnored: boolean
}

/** Staff know of a difference and leave it; or they want to be told of it again. */
export const ignoreDifference = (
  call: SignedInCall,
  { id, mark, isIgnored }: Asked,
): Promise<PanelShown> =>
  call.store.transaction(async (tx) => {
    const before = await tx.panels.get(id, { lock: true })
    if (!before) throw refused('NOT_FOUND')
    if (before.ignored.includes(mark) === isIgnored) return panelShown(tx, call, before)
    if (isIgnored && before.ignored.length >= IGNORED_MAX) {
      throw refused('LIST_FULL', { most: IGNORED_MAX })
    }
    const others = before.ignored.filter((each) => each !== mark)
    const differences =
      before.differences === null ? null : Math.max(0, before.differences + (isIgnored ? -1 : 1))
    const after = await tx.panels.update(id, {
      ignored: isIgnored ? [...others, mark] : others,
      differences,
    })
    if (!after) throw refused('NOT_FOUND')
    // All that is ignored, twice in every line, would fill the log.
    await recordChange(tx, call, 'panels.ignore', line(before, mark), line(after, mark))
    return panelShown(tx, call, after)
  })

const line = ({ id, ignored, differences }: Panel, mark: string) => ({
  id,
  differences,
  ignored: ignored.filter((each) => each === mark),
})
