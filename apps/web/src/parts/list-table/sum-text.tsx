import type { SumParts } from '../../words/totals.ts'

/** A sum and of how many it is, which a phone has no room to say again beside the list's own count. */
export const SumText = ({ parts: [sum, count, more] }: { parts: SumParts }) => (
  <>
    {sum}
    <span className="@max-xl:hidden">{count}</span>
    {more}
  </>
)
