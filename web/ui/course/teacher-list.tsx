import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TextInLanguage } from '#core/taxonomy/language.ts'
import { Picture, type PictureData } from '#web/ui/data/picture.tsx'

export interface TeacherCardProps {
  readonly name: string
  readonly subjects: string
  readonly qualification: string
  readonly experienceYears: number
  /** A sentence of theirs. */
  readonly about?: TextInLanguage
  readonly picture?: PictureData | null | undefined
  readonly children?: ReactNode
}

export interface TeacherListProps {
  readonly teachers: readonly (TeacherCardProps & { readonly id: string })[]
}

/** A section of its own; nothing without teachers. */
export function TeacherList({ teachers }: TeacherListProps) {
  if (teachers.length === 0) return null
  return (
    <section aria-labelledby="teachers" className="grid content-start gap-3">
      <h2 id="teachers" className="text-h3">
        <Trans>Who teaches</Trans>
      </h2>
      <ul className="grid gap-3">
        {teachers.map(({ id, ...teacher }) => (
          <li key={id} className="grid">
            <TeacherCard {...teacher} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function TeacherCard(teacher: TeacherCardProps) {
  const { name, subjects, qualification, experienceYears, about, picture, children } = teacher
  return (
    <div className="card flex items-start gap-4">
      <Portrait name={name} picture={picture} />
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-2">
          {subjects} · <Plural value={experienceYears} one="# year of teaching" other="# years of teaching" />
        </p>
        <p className="text-sm text-ink-3">{qualification}</p>
        {about && (
          <p lang={about.lang} className="mt-1">
            {about.text}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}

/** The face, or else the first letters of the name. */
function Portrait({ name, picture }: Pick<TeacherCardProps, 'name' | 'picture'>) {
  if (picture) return <Picture picture={picture} className="size-16 flex-none rounded-full object-cover" />
  return (
    <span className="initials" aria-hidden="true">
      {[...name].slice(0, 2).join('')}
    </span>
  )
}
