import type { OwnDelivery } from '@hostfront/contract/delivery-record'
import { formatMoment } from './dates.ts'

/** A panel that makes an account mails a link to choose its password, once. */
export const PANEL_PASSWORD =
  'No password, or lost it? “Forgot password” on the panel’s login page sends you a link to choose one.'

export const NOTHING_TO_DO = 'There is nothing for you to do now.'

/** What a customer is told while a server is being made. */
export const OWN_STEPS: Readonly<Record<OwnDelivery['step'], string>> = {
  'needs-you': 'It waits for your answers.',
  reserved: 'Your server is next in line.',
  'by-hand': 'Our team is setting up your server.',
  installing: 'Your server is being installed.',
  delayed: 'Something holds it up. We are on it, and you need not do anything.',
  ready: 'Your server is ready.',
  'coming-back': 'Your server is being brought back.',
  trouble: 'Something is wrong with your server. We are on it, and you need not do anything.',
}

/** What a server that is made for the first time goes through, and how much of it is behind it. */
const MAKING: Partial<
  Record<OwnDelivery['step'], { passed: number; steps: readonly string[]; text?: string }>
> = {
  'needs-you': { passed: 0, steps: ['Your answers', 'Installation'] },
  'by-hand': { passed: 0, steps: ['Set up by our team'], text: NOTHING_TO_DO },
  reserved: { passed: 0, steps: ['Reservation', 'Installation'] },
  delayed: { passed: 0, steps: ['Reservation', 'Installation'] },
  installing: { passed: 1, steps: ['Reservation', 'Installation'] },
}

export const isBeingSetUp = ({ step }: Pick<OwnDelivery, 'step'>): boolean => step in MAKING

export interface SetUpStep {
  readonly title: string
  readonly state: 'done' | 'now' | 'later'
  readonly isWithUs?: boolean
  readonly text: string
}

/** The way of a server that is being set up, from approval to its address; `mailTo`: where its customer is told, null where no mail is sent. */
export function setUpSteps(
  { step, orderedAt }: Pick<OwnDelivery, 'step' | 'orderedAt'>,
  mailTo: string | null,
): readonly SetUpStep[] {
  const making = MAKING[step]
  if (!making) return []
  const told = mailTo === null ? 'we tell you under the bell above' : `we write to ${mailTo}`
  return [
    { title: 'Approved', state: 'done', text: formatMoment(orderedAt) },
    ...making.steps.map((title, at) => ({
      title,
      state:
        at < making.passed
          ? ('done' as const)
          : at === making.passed
            ? ('now' as const)
            : ('later' as const),
      isWithUs: step !== 'needs-you',
      text: at === making.passed ? (making.text ?? OWN_STEPS[step]) : '',
    })),
    {
      title: 'Ready',
      state: 'later',
      text: `This page then says how to reach it, and ${told}.`,
    },
  ]
}
