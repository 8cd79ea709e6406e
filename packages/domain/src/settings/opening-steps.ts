/** The steps from a new shop to its first order. */
export const OPENING_STEPS = [
  'seller',
  'contact',
  'payments',
  'links',
  'storefront',
  'legal',
  'tax',
  'plans',
  'delivery',
  'mail',
  'second-factor',
  'backup',
] as const
export type OpeningStep = (typeof OPENING_STEPS)[number]

/** Those whose end the team alone knows, at least in some shops: it says so itself. */
export const CONFIRMABLE_STEPS = [
  'links',
  'storefront',
  'legal',
  'tax',
  'delivery',
  'backup',
] as const satisfies readonly OpeningStep[]
export type ConfirmableStep = (typeof CONFIRMABLE_STEPS)[number]

export const isConfirmable = (step: OpeningStep): step is ConfirmableStep =>
  (CONFIRMABLE_STEPS as readonly OpeningStep[]).includes(step)
