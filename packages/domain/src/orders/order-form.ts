import * as z from 'zod/mini'
import { Country } from '../accounts/country-codes.ts'
import { Profile } from '../accounts/profile.ts'
import { HOST_NAME_MAX } from '../options/host-name.ts'
import { PaymentMethodId } from '../payments/payment-method.ts'
import { optionalLine, optionalText, typedText } from '../record.ts'
import { BillingCycle } from './billing-cycle.ts'

export const SERVER_NAME_MAX = 60

/** What a customer calls a server: one line. */
export const ServerName = z.pipe(optionalLine(SERVER_NAME_MAX), typedText(SERVER_NAME_MAX))

/** What a customer fills in to order. The price is never part of it. */
export const OrderForm = z.object({
  planId: typedText(64),
  billingCycle: BillingCycle,
  /** By the id of an order option: the id of a choice, or what was typed. Which are asked for, the shop's options say. */
  options: z.record(z.string(), optionalLine(HOST_NAME_MAX)),
  serverName: ServerName,
  /** Where the customer is: decides the VAT, and becomes their profile's. */
  country: Country,
  /** Whom the invoice names beside the customer, by which tax id and where: they become the profile's, too. Left out: as that has them. */
  company: z.optional(Profile.shape.company),
  taxId: z.optional(Profile.shape.taxId),
  street: z.optional(Profile.shape.street),
  postcode: z.optional(Profile.shape.postcode),
  town: z.optional(Profile.shape.town),
  paymentMethod: PaymentMethodId,
  /** Empty for none. */
  voucherCode: optionalText(32),
})
export type OrderForm = z.infer<typeof OrderForm>
