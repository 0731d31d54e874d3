import { Trans, useLingui } from '@lingui/react/macro'
import { useLearnerName, type LearnerNameInput } from '#web/ui/course/learner-name.ts'
import { SwitchForm } from './switch-form.tsx'

export interface LearnerSwitchProps {
  readonly viewer: {
    readonly userId: string
    readonly learners: readonly (LearnerNameInput & { readonly userId: string })[]
  }
  /** The path of the current page: it is shown again, for the other learner. */
  readonly path: string
}

/** Whom the page is about, where a household has more than one learner. */
export function LearnerSwitch({ viewer: { userId: chosen, learners }, path }: LearnerSwitchProps) {
  const { t } = useLingui()
  const nameOf = useLearnerName()
  if (learners.length < 2) return null
  return (
    <nav aria-label={t`Learners`} className="flex flex-wrap items-center gap-2">
      <p className="text-sm text-ink-3">
        <Trans>For</Trans>
      </p>
      {learners.map((learner) =>
        learner.userId === chosen ? (
          <p key={learner.userId} aria-current="true" className="pill-button bg-mor-tint">
            {nameOf(learner)}
          </p>
        ) : (
          <SwitchForm key={learner.userId} userId={learner.userId} returnTo={path}>
            <button type="submit" className="pill-button">
              {nameOf(learner)}
            </button>
          </SwitchForm>
        ),
      )}
    </nav>
  )
}
