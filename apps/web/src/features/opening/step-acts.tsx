import type { Api } from '@hostfront/contract/contract'
import type { Opening } from '@hostfront/contract/opening'
import { type ConfirmableStep, isConfirmable } from '@hostfront/domain/settings/opening-steps'
import { Check } from 'lucide-react'
import { ActionButton } from '../../parts/action-button.tsx'
import { doInShop } from '../../parts/do-in-shop.ts'
import { EndTrial } from '../../parts/end-trial.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CONFIRM_WORDS, LACK_WORDS, openingWords, STEP_WORDS } from '../../words/opening.ts'

export type Step = Opening['steps'][number]

interface StepActsProps extends Pick<Step, 'step' | 'lacks'> {
  /** It is the one to do next. */
  isNext: boolean
  /** The list is not what the screen is about, and has a place for them. */
  isQuiet?: boolean
}

/** What is done about an open step at a press, beside the screens that it leads to. */
export function StepActs({ step, lacks, isNext, isQuiet = false }: StepActsProps) {
  const look = isNext ? 'secondary' : 'quiet'
  if (lacks.includes('trialMethods')) return <EndTrial look={look} />
  return isConfirmable(step) ? (
    <ActionButton
      look={look}
      size="small"
      className={isQuiet ? 'text-muted' : `justify-self-start ${isNext ? '' : 'max-sm:-ms-3'}`}
      aria-label={`${CONFIRM_WORDS[step]}: ${STEP_WORDS[step].title}`}
      onAct={() => doInShop(confirm(step, true), openingWords.confirmed)}
    >
      <Check aria-hidden="true" className="size-4" />
      {CONFIRM_WORDS[step]}
    </ActionButton>
  ) : null
}

/** Of a step that is done because the team said so: in its words, and how that is taken back. */
export function ConfirmedStep({ step }: Pick<Step, 'step'>) {
  return isConfirmable(step) ? (
    <>
      <span className="text-muted">: {CONFIRM_WORDS[step]}. </span>
      <ActionButton
        look="quiet"
        size="small"
        className="-my-1.5"
        aria-label={`${openingWords.takeBack}: ${STEP_WORDS[step].title}`}
        onAct={() => doInShop(confirm(step, false), openingWords.takenBack)}
      >
        {openingWords.takeBack}
      </ActionButton>
    </>
  ) : null
}

/** Whether what a step is short of are fields that are empty: those lead there by name. */
export const isOfFields = ({ step, lacks }: Step): boolean =>
  lacks.length > 0 && step !== 'payments' && !lacks.includes('orderLocations')

interface StepLacksProps extends Pick<Step, 'lacks'> {
  isQuiet?: boolean
}

/** What is missing of a step by name, each leading to where it is filled in. */
export function StepLacks({ lacks, isQuiet = false }: StepLacksProps) {
  const LackLink = isQuiet ? RowLink : TextLink
  return lacks.map((lack, at) => (
    <span key={lack}>
      {at > 0 ? ', ' : null}
      <LackLink to={LACK_WORDS[lack].to}>{LACK_WORDS[lack].name}</LackLink>
    </span>
  ))
}

const confirm = (step: ConfirmableStep, isConfirmed: boolean) => (api: Api) =>
  api.opening.confirm({ step, isConfirmed })
