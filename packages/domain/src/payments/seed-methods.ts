import { COINS } from './coins.ts'
import { hasDetails, isOffered } from './offered-methods.ts'
import type { PaymentMethod, PaymentMethodKind } from './payment-method.ts'

/** What everybody reads of a way to pay in a shop that is tried out. */
export const TRIAL_WARNING = 'Trial shop: do not send any money.'

/** In place of instructions in a shop that is tried out: its orders can be paid from end to end, and nobody sends money. */
export const TRIAL_INSTRUCTIONS = `${TRIAL_WARNING} An administrator records the payment under Invoices.`

type SeedMethod = Omit<PaymentMethod, 'createdAt'>

const method = (
  id: string,
  name: string,
  position: number,
  kind: PaymentMethodKind,
): SeedMethod => ({
  id,
  kind,
  name,
  instructions: '',
  account: '',
  country: null,
  isOn: true,
  position,
})

const MANUAL = [
  ['cashplus', 'cashPlus'],
  ['paypal', 'PayPal'],
  ['bank-transfer', 'Bank transfer'],
  ['orange-money', 'Orange Money'],
  ['inwi-money', 'Inwi Money'],
] as const

/** Those of the seed (section 2), in its order, as a shop opens with them: how they are paid only its operator can know. */
export const SEED_METHODS: readonly SeedMethod[] = [
  method(COINS, 'Coins', 1, 'coins'),
  ...MANUAL.map(([id, name], at) => method(id, name, at + 2, 'manual')),
]

/** Those of a shop that opens to be tried: in a browser, or on the machine of the one who tries it. */
export const TRIAL_METHODS: readonly SeedMethod[] = SEED_METHODS.map((each) =>
  each.kind === 'manual' ? { ...each, instructions: TRIAL_INSTRUCTIONS } : each,
)

/**
 * Whether the operator has said how it is paid; of a gateway nobody needs to. One that still has the words of a trial counts as not set, though the
 * trial offers it.
 */
export const isSet = (each: Pick<PaymentMethod, 'kind' | 'instructions' | 'account'>): boolean =>
  each.kind === 'gateway' || (hasDetails(each) && each.instructions !== TRIAL_INSTRUCTIONS)

/** The words of a trial go once somebody says where the money goes: what is saved in place of `method`. */
export const afterTrial = <Row extends Pick<PaymentMethod, 'instructions' | 'account'>>(
  method: Row,
): Row =>
  method.instructions === TRIAL_INSTRUCTIONS && method.account.trim() !== ''
    ? { ...method, instructions: '' }
    : method

/** Those that are on and wait for the operator to say how they are paid. */
export const unsetMethods = <Row extends Omit<PaymentMethod, 'createdAt'>>(
  methods: readonly Row[],
): readonly Row[] => methods.filter((each) => each.kind === 'manual' && each.isOn && !isSet(each))

/** Whether customers are offered it with the words of a trial. */
export const isOnTrial = (each: Omit<PaymentMethod, 'createdAt' | 'position'>): boolean =>
  each.kind === 'manual' && isOffered(each) && !isSet(each)

/** Whether customers can pay one in earnest. */
export const isReady = (each: Omit<PaymentMethod, 'createdAt' | 'position'>): boolean =>
  isOffered(each) && isSet(each)

/** Whether there are both: customers would take those on trial for ways to pay, too. */
export const isTrialBeside = (
  methods: readonly Omit<PaymentMethod, 'createdAt' | 'position'>[],
): boolean => methods.some(isOnTrial) && methods.some(isReady)
