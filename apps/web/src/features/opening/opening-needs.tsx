import { TextLink } from '../../ui/text-link.tsx'
import { openingWords, STEP_WORDS } from '../../words/opening.ts'
import { type Step, StepLacks } from './step-acts.tsx'

/** The steps that a shop cannot open without. */
export const requiredSteps = (steps: readonly Step[]): readonly Step[] =>
  steps.filter(({ isRequired, isDone }) => isRequired && !isDone)

/** In one line what a shop has to have before it opens, each leading to where it gets it; nothing where it has all. */
export const OpeningNeeds = ({
  steps,
  className = '',
}: {
  steps: readonly Step[]
  className?: string
}) =>
  steps.length === 0 ? null : (
    <p className={`text-muted ${className}`}>
      {openingWords.stillMissing}{' '}
      {steps.map(({ step, lacks }, at) => {
        const { need, title, to } = STEP_WORDS[step]
        return (
          <span key={step}>
            {at > 0 ? ', ' : null}
            {lacks.length > 0 ? (
              <StepLacks lacks={lacks} />
            ) : (
              <TextLink to={to}>{need ?? title}</TextLink>
            )}
          </span>
        )
      })}
      .
    </p>
  )
