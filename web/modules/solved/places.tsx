import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { useListFacts } from '#web/page/list-facts.ts'
import { load } from '#web/page/page.server.ts'
import { Head } from '#web/shell/head.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import { Chip } from '#web/ui/controls/chip.tsx'
import { useGradeName } from '#web/ui/course/grade-name.ts'
import type { Route } from './+types/places.ts'
import { subjectPath } from './paths.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, async ({ api, lang }) => ({ places: await api.solved.listPlaces({ lang }) }))
}

type Place = Route.ComponentProps['loaderData']['places'][number]

export default function Places({ loaderData: { places } }: Route.ComponentProps) {
  const { t } = useLingui()
  const link = useLink()
  const gradeName = useGradeName()
  const list = useListFacts(
    places.map((place) => ({
      name: `${place.board.name}, ${gradeName(place.grade)}, ${place.subject.name}`,
      path: subjectPath(place),
    })),
  )
  const byBoard = [...Map.groupBy(places, ({ board }) => board.key).values()]
  return (
    <div className="page grid gap-6 py-6">
      <Head
        title={t`Solved questions`}
        description={t`Questions by class, subject and chapter, solved in steps and signed by a teacher.`}
        isPrivate={places.length === 0}
        facts={[list]}
      />
      <div>
        <h1 className="text-h2">
          <Trans>Solved questions</Trans>
        </h1>
        <p className="mt-1 max-w-prose text-ink-2">
          <Trans>Choose your class and subject. Each answer is worked out in steps and signed by a teacher.</Trans>
        </p>
      </div>
      {places.length === 0 && (
        <EmptyState sentence={<Trans>No question is here yet.</Trans>}>
          <Chip href={link('/courses')}>
            <Trans>See the courses</Trans>
          </Chip>
        </EmptyState>
      )}
      {byBoard.map((own) => (
        <Board key={own[0]?.board.key} places={own} />
      ))}
    </div>
  )
}

function Board({ places }: { readonly places: readonly Place[] }) {
  const link = useLink()
  const gradeName = useGradeName()
  const [first] = places
  if (!first) return null
  return (
    <section aria-labelledby={`board-${first.board.key}`} className="grid gap-3">
      <h2 id={`board-${first.board.key}`} className="text-h3">
        {first.board.name}
      </h2>
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {places.map(({ board, grade, subject, chapters }) => (
          <li key={`${grade} ${subject.key}`} className="card grid gap-1">
            <a href={link(subjectPath({ board, grade, subject }))} className="lone-link text-h4 font-semibold">
              {gradeName(grade)}, {subject.name}
            </a>
            <Counts chapters={chapters} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Counts({ chapters }: Pick<Place, 'chapters'>) {
  const questions = chapters.reduce((sum, each) => sum + each.questions, 0)
  return (
    <p className="text-sm text-ink-2">
      <Plural value={chapters.length} one="# chapter" other="# chapters" /> ·{' '}
      <Plural value={questions} one="# question" other="# questions" />
    </p>
  )
}
