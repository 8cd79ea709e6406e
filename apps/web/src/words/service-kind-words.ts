import { LOCATION } from '@hostfront/domain/options/chosen-location'
import type { Service } from '@hostfront/domain/services/service'

/** The shop's own option that says how many may play. */
const SLOTS = 'player-slots'

/** What a service is at a glance: its plan where that is not its name, where it is, and for how many. */
export const serviceKindWords = ({
  serverName,
  planName,
  options,
}: Pick<Service, 'serverName' | 'planName' | 'options'>): string =>
  [
    serverName ? planName : '',
    options.find(({ id }) => id === LOCATION)?.choiceLabel ?? '',
    slotWords(options.find(({ id }) => id === SLOTS)?.choiceLabel ?? ''),
  ]
    .filter(Boolean)
    .join(' · ')

/** The operator's words as they are, but for a number alone. */
const slotWords = (label: string): string => (/^\d+$/.test(label) ? `${label} slots` : label)
