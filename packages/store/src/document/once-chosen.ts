import type { ChosenOption } from '@hostfront/domain/options/chosen-option'
import type { RawRecord } from './raw-records.ts'

/** All that could be chosen while the options of an order were fields of their own, as the seed has them. */
export const ONCE = {
  locations: ['germany', 'usa', 'uk', 'france'],
  protections: [true, false],
  playerSlots: [25, 50, 100, 200],
  backups: ['choliba', 'premium', 'none'],
} as const

/** Null was chosen by nobody. */
export interface OnceChosen {
  readonly location: (typeof ONCE.locations)[number] | null
  readonly ddosProtection: boolean | null
  readonly playerSlots: (typeof ONCE.playerSlots)[number] | null
  readonly backup: (typeof ONCE.backups)[number] | null
}

/** What a record had chosen then; null where its fields do not say. */
export function readOnceChosen(record: RawRecord): OnceChosen | null {
  const location = oneOf([...ONCE.locations, null], record.location)
  const ddosProtection = oneOf([...ONCE.protections, null], record.ddosProtection)
  const playerSlots = oneOf([...ONCE.playerSlots, null], record.playerSlots)
  const backup = oneOf([...ONCE.backups, null], record.backup)
  if (location === undefined || ddosProtection === undefined) return null
  if (playerSlots === undefined || backup === undefined) return null
  return { location, ddosProtection, playerSlots, backup }
}

const oneOf = <Value>(values: readonly Value[], found: unknown): Value | undefined =>
  values.find((value) => value === found)

const LOCATIONS = { germany: 'Germany', usa: 'USA', uk: 'UK', france: 'France' } as const
const BACKUPS = { choliba: 'Choliba', premium: 'Premium', none: 'None' } as const

/** The same as it is kept today, with the words and the prices of then. */
export function chosenOnce(once: OnceChosen): ChosenOption[] {
  const { location, ddosProtection, playerSlots, backup } = once
  const chosen: ChosenOption[] = []
  const keep = (id: string, label: string, choice: string, of: string, pricePerMonth = 0) =>
    chosen.push({ id, label, choice, choiceLabel: of, pricePerMonth })
  if (location !== null) keep('location', 'Location', location, LOCATIONS[location])
  if (ddosProtection !== null) {
    const [choice, of] = ddosProtection ? ['yes', 'Yes'] : ['no', 'No']
    keep('ddos-protection', 'DDoS protection', choice, of)
  }
  if (playerSlots !== null) {
    keep('player-slots', 'Player slots', String(playerSlots), String(playerSlots))
  }
  if (backup !== null) {
    keep('backup', 'Backup', backup, BACKUPS[backup], backup === 'premium' ? 200 : 0)
  }
  return chosen
}
