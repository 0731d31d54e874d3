import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { Head } from '#web/shell/head.tsx'
import { SearchForm } from '#web/shell/forms/search-form.tsx'
import { Chip } from '#web/ui/controls/chip.tsx'
import type { CourseIndexData } from './course-index.server.ts'
import { GradeCard } from './grade-card.tsx'

/** All classes with their exams and boards: each leads to a list, and each course is on one. */
export function CourseIndex({ grades, total }: CourseIndexData) {
  const { t } = useLingui()
  const link = useLink()
  return (
    <div className="page grid gap-5 py-6">
      <Head
        title={t`All courses, by class`}
        description={t`All live online courses by class, exam and board, with the languages they are taught in and the price with taxes.`}
      />
      <div>
        <h1 className="text-h2">
          <Trans>All courses</Trans>
        </h1>
        <p className="text-ink-2">
          <Plural value={total} one="# course" other="# courses" />, <Trans>prices with taxes</Trans>
        </p>
      </div>
      <SearchForm id="search" />
      <nav aria-label={t`Classes`}>
        <ul className="flex flex-wrap gap-2">
          {grades.map(({ key, name }) => (
            <li key={key} lang={name.lang}>
              <Chip href={`#class-${key}`}>{name.text}</Chip>
            </li>
          ))}
        </ul>
      </nav>
      <div className="gap-3 md:columns-2 lg:columns-3">
        {grades.map((grade) => (
          <div key={grade.key} className="mb-3 break-inside-avoid">
            <GradeCard grade={grade} hasBoards />
          </div>
        ))}
      </div>
      <nav aria-label={t`More courses`} className="flex flex-wrap gap-2">
        <Chip href={link('/ai-live')}>
          <Trans>AI live courses</Trans>
        </Chip>
        <Chip href={link('/short-programs')}>
          <Trans>Short programmes</Trans>
        </Chip>
      </nav>
    </div>
  )
}
