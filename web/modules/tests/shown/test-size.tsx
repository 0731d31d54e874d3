import { Trans } from '@lingui/react/macro'

interface Props {
  readonly questionCount: number
  readonly totalMarks: string
  readonly durationMinutes: number
}

/** How long a test is. */
export function TestSize({ questionCount, totalMarks, durationMinutes }: Props) {
  return (
    <Trans>
      {questionCount} questions · {totalMarks} marks · {durationMinutes} minutes
    </Trans>
  )
}

export interface TestTitleProps extends Props {
  readonly title: { readonly text: string; readonly lang: string }
}

/** The heading of a page about one test. */
export function TestTitle({ title, ...size }: TestTitleProps) {
  return (
    <>
      <h1 className="text-h2" lang={title.lang}>
        {title.text}
      </h1>
      <p className="text-ink-2">
        <TestSize {...size} />
      </p>
    </>
  )
}
