import type { Handle } from '#web/page/handle.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { act } from '#web/page/page.server.ts'
import { loadForTeacher } from '#web/sign-in/teacher.server.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { TeachPlaces } from '../teach-places.tsx'
import type { Route } from './+types/remarks.ts'
import { readRemarks, saveRemark, type RemarksData } from './remarks.server.ts'

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return loadForTeacher(args, readRemarks)
}

export function action(args: Route.ActionArgs) {
  return act(args, saveRemark)
}

export default function RemarksPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, before, after, learners, month, isDone } = loaderData
  return (
    <div className="page grid max-w-prose gap-6 py-6" lang="en">
      <PrivateHead title="Remarks" />
      <TeachPlaces here="/teach/remarks" />
      <h1 className="text-h2">Remarks on {name}</h1>
      <nav aria-label="Months" className="flex flex-wrap gap-x-5">
        <a href={`/teach/remarks?month=${before}`} className="text-link">
          Month before
        </a>
        <a href={`/teach/remarks?month=${after}`} className="text-link">
          Month after
        </a>
      </nav>
      {actionData?.problem && <ErrorSummary problem={actionData.problem} />}
      {isDone && (
        <Notice tone="good" role="status">
          The remark is saved. Operations read it before the family does.
        </Notice>
      )}
      {learners.length === 0 ? (
        <p>No learner has attendance in your classes of this month yet. It is counted ten minutes after a class.</p>
      ) : (
        <p className="text-ink-2">
          One remark for each learner and month. Name what went well, and one next step. Numbers and addresses are
          hidden.
        </p>
      )}
      <ul className="grid gap-4">
        {learners.map((learner) => (
          <RemarkCard key={learner.learnerId} learner={learner} month={month} />
        ))}
      </ul>
    </div>
  )
}

interface RemarkCardProps {
  readonly learner: RemarksData['learners'][number]
  readonly month: string
}

function RemarkCard({ learner: { learnerId, name, classes, attended, remark }, month }: RemarkCardProps) {
  const isPublished = remark?.status === 'APPROVED'
  return (
    <li className="card grid gap-3" aria-label={name}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-h4 font-semibold">{name}</h2>
        {remark?.status === 'WAITING' && <Badge tone="genda">Waiting</Badge>}
        {isPublished && <Badge tone="tulsi">The family has it</Badge>}
        {remark?.status === 'REFUSED' && <Badge tone="sindoor">Given back</Badge>}
      </div>
      <p className="text-sm text-ink-2">
        Attended {attended} of {classes} of your classes
      </p>
      {remark?.note && <p>Answer: {remark.note}</p>}
      {isPublished ? (
        <p>{remark.text}</p>
      ) : (
        <RouterForm className="grid gap-3">
          <input type="hidden" name="learnerId" value={learnerId} />
          <input type="hidden" name="month" value={month} />
          <label className="grid gap-1 font-semibold">
            Remark
            <textarea
              name="text"
              rows={3}
              required
              minLength={10}
              maxLength={600}
              defaultValue={remark?.text}
              className="rounded-m border border-edge bg-surface p-3 font-normal"
            />
          </label>
          <Button size="fit" aria-label={`Save the remark on ${name}`}>
            Save
          </Button>
        </RouterForm>
      )}
    </li>
  )
}
