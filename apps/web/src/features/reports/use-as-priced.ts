import { useSettings } from '../../host/settings.ts'

/** Whether tax is in sums of what things cost: prices are added up as they are shown. */
export const useAsPriced = (): string => (useSettings().tax.included ? 'with tax' : 'before tax')
