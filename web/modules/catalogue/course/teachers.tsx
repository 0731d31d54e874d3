import { Plural, Trans } from '@lingui/react/macro'
import { Picture } from '#web/ui/data/picture.tsx'
import type { CourseData } from './course.server.ts'

/** The faces of all who teach the course, with a sentence about each. */
export function Teachers({ teachers }: Pick<CourseData, 'teachers'>) {
  if (teachers.length === 0) return null
  return (
    <section aria-labelledby="teachers" className="band">
      <div className="page grid gap-5 py-8 lg:py-10">
        <h2 id="teachers" className="text-h2">
          <Trans>Who teaches</Trans>
        </h2>
        <ul className="grid gap-x-6 gap-y-5 md:grid-cols-2 lg:grid-cols-3">
          {teachers.map((teacher) => (
            <li key={teacher.id}>
              <Teacher {...teacher} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Teacher({ name, picture, subjects, experienceYears, qualification, about }: CourseData['teachers'][number]) {
  return (
    <div className="flex items-start gap-4">
      {picture ? (
        <Picture picture={picture} className="size-20 flex-none rounded-full object-cover" />
      ) : (
        <span className="initials" aria-hidden="true">
          {[...name].slice(0, 2).join('')}
        </span>
      )}
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-2">
          {subjects} · <Plural value={experienceYears} one="# year of teaching" other="# years of teaching" />
        </p>
        <p className="text-sm text-ink-3">{qualification}</p>
        <p lang={about.lang} className="mt-1 text-sm">
          {about.text}
        </p>
      </div>
    </div>
  )
}
