import { useLingui } from '@lingui/react/macro'
import type { TextInLanguage } from '#core/taxonomy/language.ts'
import { useLink } from '#web/page/link.ts'
import { Icon } from '#web/ui/brand/icon.tsx'

interface Named {
  readonly key: string
  readonly name: TextInLanguage
}

interface TrailProps {
  readonly grade: Named
  readonly course: Named
  /** On the page of a chapter or of what it has. */
  readonly chapter?: { readonly title: TextInLanguage; readonly path: string }
}

/** The way from all study material to this page. */
export function Trail({ grade, course, chapter }: TrailProps) {
  const { t } = useLingui()
  const link = useLink()
  const courseName = { text: `${grade.name.text}, ${course.name.text}`, lang: course.name.lang }
  const places = [
    { path: '/study', text: t`Study material`, lang: undefined },
    { path: `/study/${grade.key}/${course.key}`, ...courseName },
    ...(chapter ? [{ path: chapter.path, text: chapter.title.text, lang: chapter.title.lang }] : []),
  ]
  return (
    <nav aria-label={t`You are here`} className="text-sm">
      <ol className="flex flex-wrap items-center gap-1">
        {places.map(({ path, text, lang }, i) => (
          <li key={path} className="flex items-center gap-1">
            {i > 0 && <Icon name="chevron-right" size={16} />}
            <a href={link(path)} lang={lang} className="inline-flex min-h-6 items-center">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
