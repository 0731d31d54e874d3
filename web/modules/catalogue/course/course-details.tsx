import { Plural, Trans } from '@lingui/react/macro'
import { Icon } from '#web/ui/brand/icon.tsx'
import { TickList } from '#web/ui/course/tick-list.tsx'
import { StatTile } from '#web/ui/data/stat-tile.tsx'
import type { CourseData } from './course.server.ts'

/** Figures of the course itself, counted: no claim. */
export function KeyStats({ course: { keyStats } }: CourseData) {
  if (keyStats.length === 0) return null
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {keyStats.map(({ figure, text }) => (
        <StatTile key={text.text} figure={figure} label={<span lang={text.lang}>{text.text}</span>} />
      ))}
    </dl>
  )
}

/** A picture that links to the video: a narrow one on a phone, a wide one on a wide screen. */
export function Video({ course: { video }, title }: CourseData) {
  if (!video) return null
  return (
    <a href={video.url} rel="noreferrer" className="card card-link grid gap-2">
      <picture>
        <source media="(min-width: 768px)" srcSet={video.thumbnail.dweb} />
        <img
          src={video.thumbnail.mweb}
          alt=""
          width="1280"
          height="720"
          loading="lazy"
          className="h-auto w-full rounded-m"
        />
      </picture>
      <span className="flex items-center gap-2 font-semibold text-mor">
        <Icon name="play" />
        <span>
          <Trans>Watch a class</Trans>
          <span className="sr-only" lang={title.lang}>
            {title.text}
          </span>
        </span>
      </span>
    </a>
  )
}

export function Services({ offer: { services } }: CourseData) {
  if (services.length === 0) return null
  return (
    <section aria-labelledby="services" className="grid gap-3">
      <h2 id="services" className="text-h3">
        <Trans>What you get</Trans>
      </h2>
      <TickList ticks={services} />
    </section>
  )
}

export function Tests({ offer: { tests } }: CourseData) {
  if (tests === 0) return null
  return (
    <section aria-labelledby="tests" className="grid gap-2">
      <h2 id="tests" className="text-h3">
        <Trans>Tests</Trans>
      </h2>
      <p className="text-ink-2">
        <Plural value={tests} one="# test in this course." other="# tests in this course." />{' '}
        <Trans>Parents see each result.</Trans>
      </p>
      <a href="#parents" className="text-link">
        <Trans>See a sample</Trans>
      </a>
    </section>
  )
}
