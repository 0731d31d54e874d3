import { Plural, Trans } from '@lingui/react/macro'
import { Picture, type PictureData } from '#web/ui/data/picture.tsx'

export interface TeacherListProps {
  readonly teachers: readonly {
    readonly id: string
    readonly name: string
    readonly subjects: string
    readonly qualification: string
    readonly experienceYears: number
    readonly picture?: PictureData | null
  }[]
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
        {teachers.map(({ id, name, subjects, qualification, experienceYears, picture }) => (
          <li key={id} className="card flex items-center gap-4">
            {picture ? (
              <Picture picture={picture} className="size-16 flex-none rounded-full object-cover" />
            ) : (
              <span className="initials" aria-hidden="true">
                {initialsOf(name)}
              </span>
            )}
            <div>
              <p className="font-semibold">{name}</p>
              <p className="text-sm text-ink-2">
                {subjects} · <Plural value={experienceYears} one="# year of teaching" other="# years of teaching" />
              </p>
              <p className="text-sm text-ink-3">{qualification}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** "AI" of Ananya Iyer: by character, not by code unit. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '').join('')
}
