import { Trans } from '@lingui/react/macro'

interface Props {
  readonly className: string
  readonly roll: string
  readonly school: string
  readonly title: { readonly text: string; readonly lang: string }
}

/** Who wrote which test in school, below the pupil's name. */
export function PupilFacts({ className, roll, school, title }: Props) {
  return (
    <>
      <p className="text-ink-2">
        <Trans>
          Class {className} · roll number {roll}
        </Trans>
      </p>
      <p className="text-ink-2">{school}</p>
      <p lang={title.lang}>{title.text}</p>
    </>
  )
}
