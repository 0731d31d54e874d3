import { useLingui } from '@lingui/react/macro'

export interface LearnerNameInput {
  readonly firstName: string | null
  readonly studentInfo: { readonly grade: number | null }
}

/** The name of a learner. A learner whose name needs a parent's consent first is shown by the class. */
export function useLearnerName(): (learner: LearnerNameInput) => string {
  const { t } = useLingui()
  return ({ firstName, studentInfo: { grade } }) => {
    if (firstName) return firstName
    return grade === null || grade < 1 || grade > 12 ? t`Learner` : t`Learner, class ${grade}`
  }
}
