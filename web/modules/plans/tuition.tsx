import { Trans } from '@lingui/react/macro'
import type { Choice } from '#web/page/choice.server.ts'
import { useLink } from '#web/page/link.ts'
import { toQuery } from '#web/page/query.ts'
import { Chip } from '#web/ui/controls/chip.tsx'
import type { PlansPage } from './plans.server.ts'

/** The courses of the class, subject by subject. */
export function Tuition({ subjects, choice }: { subjects: PlansPage['tuition']; choice: Choice }) {
  const link = useLink()
  const { grade, board, target } = choice.query
  return (
    <section aria-labelledby="tuition" className="grid gap-3">
      <h2 id="tuition" className="text-h4">
        <Trans>Tuition by subject</Trans>
      </h2>
      <ul className="flex flex-wrap gap-2">
        {subjects.map(({ id, name }) => (
          <li key={id}>
            <Chip href={link(`/courses${toQuery({ grade, board, target, subject: id })}`)}>{name}</Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
