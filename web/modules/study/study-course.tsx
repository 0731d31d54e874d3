import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { Head } from '#web/shell/head.tsx'
import { Crumbs, useCrumbFacts } from '#web/ui/data/crumbs.tsx'
import type { Route } from './+types/study-course.ts'
import { readCourse } from './study.server.ts'
import { useTrail } from './trail.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readCourse(page, args.params))
}

/** The subjects of a class and an exam or a board, with their chapters. */
export default function StudyCourse({ loaderData: { grade, course, subjects } }: Route.ComponentProps) {
  const { t } = useLingui()
  const link = useLink()
  const steps = useTrail({ grade, course })
  const crumbs = useCrumbFacts(steps)
  const place = `${grade.name.text}, ${course.name.text}`
  return (
    <div className="page grid gap-6 py-6">
      <Head
        title={t`Study material for ${place}`}
        description={t`Notes, formulae, sample papers and previous years’ questions for ${place}, chapter by chapter.`}
        facts={[crumbs]}
      />
      <Crumbs steps={steps.slice(0, 1)} />
      <h1 className="text-h2">
        <Trans>Study material for {place}</Trans>
      </h1>
      <div className="grid items-start gap-3 md:grid-cols-2 lg:grid-cols-3">
        {subjects.map(({ key, name, chapters }) => (
          <section key={key} aria-labelledby={`subject-${key}`} className="card grid gap-2">
            <h2 id={`subject-${key}`} lang={name.lang} className="text-h4">
              {name.text}
            </h2>
            <ul>
              {chapters.map(({ slug, title, resources }) => (
                <li key={slug} className="border-t border-line">
                  <a href={link(`/study/${grade.key}/${course.key}/${key}/${slug}`)} className="block py-2">
                    <span lang={title.lang} className="block font-semibold text-mor">
                      {title.text}
                    </span>
                    <span className="block text-sm text-ink-2">
                      <Plural value={resources} one="# file or link" other="# files and links" />
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
