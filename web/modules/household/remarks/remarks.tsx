import { Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { LearnerSwitch } from '#web/shell/account/learner-switch.tsx'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Chip } from '#web/ui/controls/chip.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import type { Route } from './+types/remarks.ts'
import { readRemarks } from './remarks.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readRemarks)
}

/** As the teachers wrote them, in the language they wrote in. */
export default function Remarks({ loaderData: { remarks, learners } }: Route.ComponentProps) {
  const { t } = useLingui()
  const link = useLink()
  return (
    <div className="page grid max-w-prose gap-5 py-6">
      <PrivateHead title={t`Teachers’ remarks`} />
      <h1 className="text-h2">
        <Trans>Teachers’ remarks</Trans>
      </h1>
      <LearnerSwitch viewer={learners} path="/me/remarks" />
      {remarks.length === 0 && (
        <EmptyState sentence={<Trans>No teacher has written a remark yet. We send a message when one does.</Trans>}>
          <Chip href={link('/timetable')}>
            <Trans>Open the timetable</Trans>
          </Chip>
        </EmptyState>
      )}
      <ul className="grid gap-4">
        {remarks.map(({ id, month, text, teacherName, on, dateTime }) => (
          <li key={id} className="card grid gap-2">
            <h2 className="text-h4 font-semibold">{month}</h2>
            <p dir="auto">{text}</p>
            <p className="text-sm text-ink-3">
              {teacherName} · <time dateTime={dateTime}>{on}</time>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
