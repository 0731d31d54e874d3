import { Trans, useLingui } from '@lingui/react/macro'
import { data } from 'react-router'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { useListFacts } from '#web/page/list-facts.ts'
import { load, unlessMissing } from '#web/page/page.server.ts'
import { useRoot } from '#web/page/root-data.ts'
import { Head } from '#web/shell/head.tsx'
import { Crumbs, useCrumbFacts } from '#web/ui/data/crumbs.tsx'
import { Pages } from '#web/ui/data/pages.tsx'
import { useGradeName } from '#web/ui/course/grade-name.ts'
import type { Route } from './+types/chapter.ts'
import { chapterPath, subjectPath } from './paths.ts'
import { QuestionRows } from './question-rows.tsx'

export const handle: Handle = { tier: 0 }

const PAGE = /^[1-9]\d{0,4}$/
const GRADE = /^(-[12]|[1-9]|1[0-3])$/

/** Throws 404 for a chapter without questions, and for a page beyond the last. */
export function loader(args: Route.LoaderArgs) {
  return load(args, async ({ api, lang, url }) => {
    const { board, grade, subject, chapter } = args.params
    const page = url.searchParams.get('page') ?? '1'
    const isAsked = PAGE.test(page) && GRADE.test(grade) && board.length <= 40 && subject.length <= 40 && chapter.length <= 80
    const ask = { board, grade: Number(grade), subject, chapter, page: Number(page), lang }
    const list = isAsked ? await unlessMissing(api.solved.listQuestions(ask)) : undefined
    if (!list) throw data(null, { status: 404 })
    return list
  })
} // prettier-ignore

export default function Chapter({ loaderData: { place, questions, page, pages } }: Route.ComponentProps) {
  const { t } = useLingui()
  const gradeName = useGradeName()
  const link = useLink()
  const url = useRoot()?.publicUrl ?? ''
  const path = chapterPath(place)
  const subject = `${gradeName(place.grade)}, ${place.subject.name}`
  const { name } = place.chapter
  const title = t`${name}: solved questions, ${subject}`
  const steps = [
    { name: t`Solved questions`, path: '/questions' },
    { name: subject, path: subjectPath(place) },
  ]
  const crumbs = useCrumbFacts([...steps, { name, path }])
  const list = useListFacts(questions.map(({ slug, title: { text } }) => ({ name: text, path: `/question/${slug}` })))
  const at = (n: number) => url + link(n > 1 ? `${path}?page=${n}` : path)
  return (
    <div className="page grid gap-5 py-6">
      <Head
        title={page > 1 ? t`${title}, page ${page}` : title}
        description={t`Questions of the chapter ${name} (${subject}, ${place.board.name}), solved in steps and signed by a teacher.`}
        queries={page > 1 ? ['page'] : []}
        facts={[list, crumbs]}
      />
      {page > 1 && <link rel="prev" href={at(page - 1)} />}
      {page < pages && <link rel="next" href={at(page + 1)} />}
      <Crumbs steps={steps} />
      <h1 className="text-h2">
        <Trans>{name}: solved questions</Trans>
      </h1>
      <QuestionRows questions={questions} />
      <Pages path={path} page={page} pages={pages} query={{}} />
    </div>
  )
}
