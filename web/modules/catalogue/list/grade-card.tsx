import { Plural, Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { Picture } from '#web/ui/data/picture.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import type { GradeView } from './course-index.server.ts'

export interface GradeCardProps {
  readonly grade: GradeView
  /** The same lists, board by board. */
  readonly hasBoards?: boolean
  readonly level?: 'h2' | 'h3'
}

/** A class with a list of courses for each exam. */
export function GradeCard({ grade, hasBoards, level: Heading = 'h2' }: GradeCardProps) {
  const { key, name, courses, fromPrice, picture, targets } = grade
  const link = useLink()
  const severalBoards = targets.filter(({ boards }) => boards.length > 1)
  return (
    <section id={`class-${key}`} aria-labelledby={`heading-${key}`} className="card course-card">
      {picture && (
        <Picture
          picture={{ ...picture, alt: { text: '', lang: 'en' } }}
          className="course-picture course-picture-low"
        />
      )}
      <div>
        <Heading id={`heading-${key}`} lang={name.lang} className="text-h4">
          {name.text}
        </Heading>
        <p className="text-sm text-ink-2">
          <Plural value={courses} one="# course" other="# courses" /> · <Trans>from {fromPrice}</Trans>
        </p>
      </div>
      <ul>
        {targets.map((target) => (
          <li key={target.key} className="border-t border-line">
            <a href={link(target.path)} className="block py-2">
              <span lang={target.name.lang} className="block font-semibold text-mor">
                {target.name.text}
              </span>
              <span className="block text-sm text-ink-2">
                <Plural value={target.courses} one="# course" other="# courses" /> · {target.languages}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {hasBoards && severalBoards.length > 0 && (
        <div className="border-t border-line">
          <Disclosure title={<Trans>By board</Trans>}>
            {severalBoards.map((target) => (
              <div key={target.key} className="pb-2">
                <p lang={target.name.lang} className="text-sm font-semibold">
                  {target.name.text}
                </p>
                <ul className="flex flex-wrap gap-x-4">
                  {target.boards.map((board) => (
                    <li key={board.key} lang={board.name.lang}>
                      <a href={link(board.path)} className="text-link inline-flex min-h-11 items-center">
                        {board.name.text}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </Disclosure>
        </div>
      )}
    </section>
  )
}
