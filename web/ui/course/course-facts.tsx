import { Trans } from '@lingui/react/macro'
import { Receipt } from '../data/receipt.tsx'
import { BatchName } from './batch-name.tsx'

export interface CourseFactsProps {
  /** The language of teaching, in words. */
  readonly taughtIn: string
  readonly batch:
    | {
        readonly label: string
        readonly from: string
        readonly till: string
        readonly days: string
        readonly hours: string
        /** Day and hour; undefined where none is left. */
        readonly first: string | undefined
      }
    | undefined
}

/** In which language, in which batch and when a course is taught: the same lines on every page that sells it or says that it is paid. */
export function CourseFacts({ taughtIn, batch }: CourseFactsProps) {
  const lines = [{ label: <Trans>Taught in</Trans>, value: taughtIn }]
  if (!batch) return <Receipt lines={lines} />
  const { label, from, till, days, hours, first } = batch
  return (
    <Receipt
      lines={[
        ...lines,
        {
          label: <BatchName label={label} />,
          value: (
            <Trans>
              {from} to {till}
            </Trans>
          ),
        },
        ...(days ? [{ label: <Trans>Classes</Trans>, value: `${days} · ${hours}` }] : []),
        ...(first ? [{ label: <Trans>First class</Trans>, value: first }] : []),
      ]}
    />
  )
}
