import * as z from 'zod/mini'
import { Country } from '../accounts/country-codes.ts'
import { PaymentMethod } from '../billing/payment-method.ts'
import { optionalText, typedText } from '../record.ts'
import { Backup, BillingCycle, Location, PlayerSlots } from './options.ts'

export const SERVER_NAME_MAX = 60

/** What a customer fills in to order. The price is never part of it. */
export const OrderForm = z.object({
  serviceId: typedText(64),
  billingCycle: BillingCycle,
  location: Location,
  ddosProtection: z.boolean(),
  playerSlots: PlayerSlots,
  backup: Backup,
  serverName: typedText(SERVER_NAME_MAX),
  /** Where the customer is: decides the VAT, and becomes their profile's. */
  country: Country,
  paymentMethod: PaymentMethod,
  /** Empty for none. */
  voucherCode: optionalText(32),
})
export type OrderForm = z.infer<typeof OrderForm>
