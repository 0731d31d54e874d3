import { Trans } from '@lingui/react/macro'
import type { Language, TextInLanguage } from '#core/taxonomy/language.ts'
import { useLanguageName } from '#web/page/language-name.ts'
import { usePlaceLink } from '#web/page/link.ts'
import { Badge } from '#web/ui/data/badge.tsx'
import { ClassRow } from '#web/ui/course/class-row.tsx'

export interface MasterClassesProps {
  readonly masterClasses: readonly {
    readonly id: string
    readonly title: TextInLanguage
    readonly teacherName: string
    readonly language: Language
    readonly isLive: boolean
    readonly redirectionUrl: string
    readonly dateTime: string
    readonly tile: readonly [string, string]
    readonly time: string
  }[]
}

export function MasterClasses({ masterClasses }: MasterClassesProps) {
  const linkTo = usePlaceLink()
  const nameOf = useLanguageName()
  return (
    <>
      <ul className={`grid gap-3 ${masterClasses.length > 1 ? 'lg:grid-cols-2' : ''}`}>
        {masterClasses.map(({ id, title, teacherName, language, isLive, redirectionUrl, time, ...when }) => (
          <li key={id}>
            <ClassRow
              {...when}
              title={
                <a href={linkTo(redirectionUrl)} lang={title.lang}>
                  {title.text}
                </a>
              }
              note={[teacherName, nameOf(language), time].join(' · ')}
            >
              {isLive && (
                <Badge tone="sindoor">
                  <Trans>Live now</Trans>
                </Badge>
              )}
            </ClassRow>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <a href={linkTo('/webinars')} className="lone-link">
          <Trans>See all webinars</Trans>
        </a>
      </p>
    </>
  )
}
