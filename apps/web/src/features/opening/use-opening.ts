import { useAnswer } from '../../host/use-answer.ts'

/** What the shop has and lacks. A replica of the version before does not say by name what that is. */
export const useOpening = () =>
  useAnswer(['opening', 'checklist'], async (api) => {
    const opening = await api.opening.checklist()
    const steps = opening.steps.map((step) => ({ ...UNTOLD, ...step }))
    return { ...opening, steps }
  })

const UNTOLD = { isConfirmed: false, lacks: [] }
