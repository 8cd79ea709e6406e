import { lateSection } from '../../parts/late-section.tsx'

/** They open and close without a script. */
export const QuestionsSlot = lateSection(
  async () => (await import('../../features/settings/questions-section.tsx')).QuestionsSection,
)
