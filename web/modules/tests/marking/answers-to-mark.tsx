import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { loadForTeacher } from '#web/sign-in/teacher.server.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import type { Route } from './+types/answers-to-mark.ts'
import { readAnswersToMark } from './marking.server.ts'

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return loadForTeacher(args, readAnswersToMark)
}

export default function AnswersToMark({ loaderData: { tasks, waiting } }: Route.ComponentProps) {
  const link = useLink()
  return (
    <div className="page grid max-w-prose gap-6 py-6" lang="en">
      <PrivateHead title="Answers to mark" />
      <h1 className="text-h2">Answers to mark</h1>
      {waiting === 0 ? (
        <p className="card">No written answer waits for you.</p>
      ) : (
        <p className="text-ink-2">
          {waiting === 1 ? 'One answer waits.' : `${waiting} answers wait.`} You do not see whose they are.
        </p>
      )}
      <ul className="grid gap-4">
        {tasks.map(({ id, paperTitle, questionNo, due, isLate }) => (
          <li key={id} className="card grid gap-2">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 className="text-h3">
                {paperTitle}, question {questionNo}
              </h2>
              {isLate && <Badge tone="sindoor">Late</Badge>}
            </div>
            <p className="text-ink-2">Due {due}</p>
            <ButtonLink href={link(`/teach/marking/${id}`)} kind="ghost" size="fit">
              Mark this answer
            </ButtonLink>
          </li>
        ))}
      </ul>
      <ButtonLink href={link('/teach')} kind="quiet" size="bare">
        Classes
      </ButtonLink>
    </div>
  )
}
