import { useAnswer } from '../../../host/use-answer.ts'

export const usePanels = () => useAnswer(['panels', 'list'], (api) => api.panels.list())
