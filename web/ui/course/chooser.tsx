import chooserScript from 'virtual:t0-chooser-script'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { ChipSelect, type ChipSelectProps } from '../controls/chip-select.tsx'

type Choices = ChipSelectProps['choices']

export interface ChooserProps {
  /** So that an input elsewhere can belong to it. */
  readonly id?: string
  /** Where the choice leads. */
  readonly action: string
  readonly lang: string
  readonly chosen: { readonly grade: string; readonly board: string; readonly target: string }
  readonly options: { readonly grade: Choices; readonly board: Choices; readonly target: Choices }
  /** The last choice in this browser has priority over the page's own. */
  readonly restores?: boolean
  /** The list of the same page follows each change. */
  readonly swaps?: boolean
  /** Whose classes, boards and targets these are, as the API's paths name it: all courses without. */
  readonly shelf?: 'ai-live' | 'short-program'
  /** Further chips in the row. */
  readonly more?: ReactNode
  readonly children?: ReactNode
}

/** Class, board and target as chips. A plain form: t0.js only keeps the lists in step and remembers the choice. */
export function Chooser({ id, action, lang, chosen, options, restores, swaps, shelf, more, children }: ChooserProps) {
  const { t } = useLingui()
  return (
    <form
      id={id}
      action={action}
      data-choice={restores ? 'restore' : ''}
      data-lang={lang}
      data-shelf={shelf}
      data-swaps={swaps ? '' : undefined}
      className="grid gap-4"
    >
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">
          <Trans>Class, board and target</Trans>
        </legend>
        <ChipSelect name="grade" label={t`Class`} choices={options.grade} defaultValue={chosen.grade} isLeading />
        <ChipSelect name="board" label={t`Board`} choices={options.board} defaultValue={chosen.board} />
        <ChipSelect name="target" label={t`Target`} choices={options.target} defaultValue={chosen.target} />
        {more}
        {!children && (
          <Button size="small">
            <Trans>Show</Trans>
          </Button>
        )}
      </fieldset>
      {children}
      <script type="module" src={chooserScript} />
    </form>
  )
}
