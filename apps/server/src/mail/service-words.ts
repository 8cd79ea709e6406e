import { documentDay } from '@hostfront/documents/sheet/document-days'
import type { MailMessage } from '@hostfront/domain/mail/mail-message'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { ServiceAccess } from '@hostfront/domain/services/access'
import { seeService, teamAt, type WordsOf } from './mail-phrases.ts'

type ServiceKind = Extract<MailMessage['kind'], `service-${string}`>

/** What the shop writes about a service that runs. */
export const SERVICE_WORDS: WordsOf<ServiceKind> = {
  'service-renewed': ({ serviceName, serviceId, expiresAt }) => ({
    subject: `Your service is renewed: ${serviceName}`,
    paragraphs: [`"${serviceName}" is renewed and runs until ${documentDay(expiresAt)}.`],
    action: seeService(serviceId),
  }),
  'service-extended': ({ serviceName, serviceId, expiresAt, invoiceNumber }) => ({
    subject: `Your service runs longer: ${serviceName}`,
    paragraphs: [
      `Our team has extended "${serviceName}". It runs until ${documentDay(expiresAt)}.`,
      ...(invoiceNumber
        ? [`Invoice ${invoiceNumber} stays as it is, and pays for the time after that.`]
        : []),
    ],
    action: seeService(serviceId),
  }),
  'service-resumed': ({ serviceName, serviceId }) => ({
    subject: `Your service is active again: ${serviceName}`,
    paragraphs: [`"${serviceName}" is active again.`],
    action: seeService(serviceId),
  }),
  'service-kept': ({ serviceName, keepUntil }) => ({
    subject: `Your service is active again: ${serviceName}`,
    paragraphs: [
      `Our team lets "${serviceName}" run until ${documentDay(keepUntil)}, although its paid time has ended.`,
      'Its invoice stays open. Pay it by then to keep the service.',
    ],
    action: { label: 'See your invoices', path: '/dashboard?tab=billing' },
  }),
  'service-suspended': ({ serviceName }, { contactEmail }) => ({
    subject: `Your service is suspended: ${serviceName}`,
    paragraphs: [
      `"${serviceName}" is suspended, because its paid time has ended. Pay its open invoice to bring it back.`,
      `If nothing is open, write to ${teamAt(contactEmail)}.`,
    ],
    action: { label: 'See your invoices', path: '/dashboard?tab=billing' },
  }),
  'service-suspended-by-team': ({ serviceName, serviceId, reason }, { contactEmail }) => ({
    subject: `Your service is suspended: ${serviceName}`,
    paragraphs: [
      `Our team has suspended "${serviceName}".`,
      `The reason: ${reason}`,
      `Paying an invoice does not bring it back. Write to ${contactEmail} to settle it with us.`,
    ],
    action: seeService(serviceId),
  }),
  'service-needs-answers': ({ serviceName, serviceId }) => ({
    subject: `We need something from you: ${serviceName}`,
    paragraphs: [
      `Before we can set up "${serviceName}", something of yours is missing.`,
      'Its page in your dashboard asks you for it. We go on as soon as you have answered.',
    ],
    action: seeService(serviceId),
  }),
  'service-password': ({ serviceName, serviceId }) => ({
    subject: `A password waits for you: ${serviceName}`,
    paragraphs: [
      `There is a password for "${serviceName}". Its page in your dashboard shows it once, for three days.`,
      'Passwords are never in our mails.',
    ],
    action: seeService(serviceId),
  }),
  'service-access': ({ serviceName, serviceId, access }) => ({
    subject: `How to reach your server: ${serviceName}`,
    paragraphs: [
      `This is how you get to "${serviceName}":`,
      ...accessLines(access),
      'It is in your dashboard as well.',
    ],
    action: seeService(serviceId),
  }),
  'service-cancelled': ({ serviceName, serviceId, endsAt, reason }, { contactEmail }) => ({
    subject: `Your service is cancelled: ${serviceName}`,
    paragraphs: [
      reason
        ? `Our team has cancelled "${serviceName}". It ends on ${documentDay(endsAt)}.`
        : `You have cancelled "${serviceName}". It ends on ${documentDay(endsAt)}, and nothing more is billed for it.`,
      reason
        ? `The reason: ${reason}`
        : 'Until then you can keep it, on its page in your dashboard.',
      'Then its server stops, and is deleted with its data after seven days.',
      ...(reason ? [`If you have questions, write to ${teamAt(contactEmail)}.`] : []),
    ],
    action: seeService(serviceId),
  }),
  'service-changed': ({ serviceName, serviceId, planName, expiresAt, reason }) => ({
    subject: `Your service has changed: ${serviceName}`,
    paragraphs: [
      `"${serviceName}" is ${planName} now. It is paid until ${documentDay(expiresAt)}.`,
      ...(reason ? [`Our team has changed it: ${reason}`] : []),
      'Its server follows within minutes, where it is not set up by hand.',
    ],
    action: seeService(serviceId),
  }),
  'service-change-withdrawn': ({ serviceName, serviceId, number }) => ({
    subject: `A change was withdrawn: ${serviceName}`,
    paragraphs: [
      `The change of "${serviceName}" was withdrawn with its invoice ${number}: it was not paid in time, or cannot be made any more.`,
      'The service runs as before. Please do not pay that invoice.',
    ],
    action: seeService(serviceId),
  }),
  'service-price-changes': (
    { serviceName, serviceId, oldPrice, newPrice, from, reason },
    { currency, contactEmail },
  ) => ({
    subject: `A new price from ${documentDay(from)}: ${serviceName}`,
    paragraphs: [
      `"${serviceName}" costs ${formatMoney(oldPrice, currency)} per month today. From ${documentDay(from)} it is ${formatMoney(newPrice, currency)} per month, and you pay that from the first renewal on that day or later.`,
      ...(reason ? [`The reason: ${reason}`] : []),
      'What you have paid for stays paid. If you do not want to go on, cancel the service on its page before that renewal.',
      `If you have questions, write to ${teamAt(contactEmail)}.`,
    ],
    action: seeService(serviceId),
  }),
  'service-ending': ({ serviceName, serviceId, endsAt }) => ({
    subject: `Your service ends on ${documentDay(endsAt)}: ${serviceName}`,
    paragraphs: [
      `"${serviceName}" was cancelled. It ends on ${documentDay(endsAt)}.`,
      'Save what you need of it by then: its data is deleted seven days later.',
    ],
    action: seeService(serviceId),
  }),
  'service-goes-on': ({ serviceName, serviceId, expiresAt }) => ({
    subject: `Your service goes on: ${serviceName}`,
    paragraphs: [
      `"${serviceName}" is not cancelled any more. It is paid until ${documentDay(expiresAt)}, and can be renewed as before.`,
    ],
    action: seeService(serviceId),
  }),
  'service-terminated': ({ serviceName, serviceId, reason }, { contactEmail }) => ({
    subject: `Your service has ended: ${serviceName}`,
    paragraphs: [
      ...(reason ? [`Our team has ended "${serviceName}". The reason: ${reason}`] : []),
      `"${serviceName}" has ended, and its data may be deleted.`,
      `If that is a mistake, write to ${teamAt(contactEmail)} soon.`,
    ],
    action: seeService(serviceId),
  }),
}

/** What is known of it, a line each; a note of several lines is as many. */
function accessLines({ address, panelLink, userName, note }: ServiceAccess): readonly string[] {
  return [
    ...(address ? [`Address: ${address}`] : []),
    ...(panelLink ? [`Panel: ${panelLink}`] : []),
    ...(userName ? [`User name: ${userName}`] : []),
    ...note.split('\n').filter((line) => line.trim() !== ''),
  ]
}
