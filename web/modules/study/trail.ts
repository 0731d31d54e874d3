import { useLingui } from '@lingui/react/macro'
import type { TextInLanguage } from '#core/taxonomy/language.ts'
import type { Step } from '#web/ui/data/crumbs.tsx'

interface Named {
  readonly key: string
  readonly name: TextInLanguage
}

interface TrailProps {
  readonly grade: Named
  readonly course: Named
  readonly chapter?: { readonly title: TextInLanguage; readonly path: string }
}

/** The way from all study material to a class with a target or a board, or to a chapter of it. */
export function useTrail({ grade, course, chapter }: TrailProps): Step[] {
  const { t } = useLingui()
  return [
    { path: '/study', name: t`Study material` },
    {
      path: `/study/${grade.key}/${course.key}`,
      name: `${grade.name.text}, ${course.name.text}`,
      lang: course.name.lang,
    },
    ...(chapter ? [{ path: chapter.path, name: chapter.title.text, lang: chapter.title.lang }] : []),
  ]
}
