import type { RawDocument } from './raw-document.ts'
import { eachRecord, type RawRecord } from './raw-records.ts'
import { withOptions } from './with-options.ts'
import { withPaymentMethods } from './with-payment-methods.ts'
import { withPayments } from './with-payments.ts'
import { withTasks } from './with-tasks.ts'

/**
 * From here on plans, services and what refers to them have their own names in the shop; the document keeps the seed's.
 * Only answers that are kept for a request sent again are in the shop's own words. An invoice bills one
 * subject, and what came in for it is a payment. Mails that wait are tasks; what is asked for beside a plan
 * and how one pays is data.
 */
export const toVersion6 = (document: RawDocument): RawDocument =>
  withPaymentMethods(withOptions(withTasks(withPayments(withSubjects(document)))))

function withSubjects(document: RawDocument): RawDocument {
  const { idempotencyKeys, invoices } = document
  return {
    ...document,
    ...(invoices !== undefined && { invoices: eachRecord(invoices, withSubject) }),
    ...(idempotencyKeys !== undefined && {
      idempotencyKeys: eachRecord(idempotencyKeys, withAnswerOfToday),
    }),
  }
}

/** What an invoice renews comes first: that is what was paid for with it. */
function withSubject({ orderId, userServiceId, domainId, ...invoice }: RawRecord): RawRecord {
  const kinds = { service: userServiceId, domain: domainId, order: orderId }
  const [kind, id] = Object.entries(kinds).find(([, value]) => value != null) ?? [null, null]
  return { subjectKind: kind, subjectId: id, ...invoice }
}

const withAnswerOfToday = ({ request, answer, ...row }: RawRecord): RawRecord => ({
  ...row,
  request,
  answer: typeof answer === 'string' ? inWordsOfToday(String(request), answer) : answer,
})

/** Before a name are the quotes of a key; within a text they would be escaped. */
const RENAMED: readonly (readonly [RegExp, string])[] = [
  [/([{,])"serviceId":/g, '$1"planId":'],
  [/([{,])"serviceName":/g, '$1"planName":'],
  [/([{,])"applicableServices":/g, '$1"applicablePlans":'],
  [/([{,])"userServiceId":/g, '$1"serviceId":'],
]

/** Of an invoice as every version before has written it, under names of today; the first had no domains. */
const SUBJECT =
  /"orderId":(null|"(?:[^"\\]|\\.)*"),"serviceId":(null|"(?:[^"\\]|\\.)*"),"periodStart":(null|"[^"]*")(?:,"domainId":(null|"(?:[^"\\]|\\.)*"))?/g

/** What a ticket calls `serviceId` is one. */
const inWordsOfToday = (request: string, answer: string): string =>
  request.startsWith('tickets.')
    ? answer
    : RENAMED.reduce((text, [name, own]) => text.replaceAll(name, own), answer).replaceAll(
        SUBJECT,
        (_, order: string, service: string, periodStart: string, domain: string | undefined) => {
          const kinds = { service, domain: domain ?? 'null', order }
          const [kind, id] = Object.entries(kinds).find(([, value]) => value !== 'null') ?? []
          return `"subjectKind":${JSON.stringify(kind ?? null)},"subjectId":${id ?? 'null'},"periodStart":${periodStart}`
        },
      )
