import { useLingui } from '@lingui/react/macro'

export interface LearnerNameInput {
  readonly firstName: string | null
  readonly studentInfo: { readonly grade: number | null }
}

/** What a learner is called; one whose name waits for a parent's consent goes by the class. */
export function useLearnerName(): (learner: LearnerNameInput) => string {
  const { t } = useLingui()
  return ({ firstName, studentInfo: { grade } }) => {
    if (firstName) return firstName
    return grade === null || grade < 1 || grade > 12 ? t`Learner` : t`Learner, class ${grade}`
  }
}
