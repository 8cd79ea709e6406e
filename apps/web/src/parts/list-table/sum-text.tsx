import type { SumParts } from '../../words/totals.ts'

/** A sum and of how many it is; a phone, which has no room to say that again beside the list's own count, says that it is the whole. */
export const SumText = ({ parts: [sum, count, more] }: { parts: SumParts }) => (
  <>
    <span className="@max-xl:after:content-['_in_all']">{sum}</span>
    <span className="@max-xl:hidden">{count}</span>
    {more}
  </>
)
