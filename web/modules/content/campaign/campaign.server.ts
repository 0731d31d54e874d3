// The sections of a campaign page with what the catalogue and the evidence have for them, worded.
import type { api } from '#core/api.ts'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { showDate } from '#core/kernel/time.ts'
import type { Page } from '#web/page/page.server.ts'
import { closingOf, dateTile, machineTime, momentOf, timeOf } from '#web/page/wording.ts'

type Campaign = ResponseOf<(typeof api)['content']['getCampaign']>
type Section = Campaign['sections'][number]
type SectionOf<K extends Section['kind']> = Extract<Section, { kind: K }>

export type SectionView = Awaited<ReturnType<typeof fill>>

/** Throws NOT_FOUND_ERROR when there is no such campaign now. */
export async function readCampaign(page: Page, slug: string) {
  const { api, lang } = page
  const { sections, endsAt, ...words } = await api.content.getCampaign({ slug, lang })
  return {
    ...words,
    endsOn: endsAt === null ? undefined : { dateTime: machineTime(endsAt), text: momentOf(closingOf(endsAt), lang) },
    sections: await Promise.all(sections.map((section) => fill(page, section))),
  }
}

const SHOWN = 3

async function fill(page: Page, section: Section) {
  const { api, lang } = page
  if (section.kind === 'COURSES') return { ...section, courses: await coursesOf(page, section) }
  if (section.kind === 'FREE_CLASSES') return { ...section, classes: await classesOf(page, section) }
  if (section.kind === 'CLAIMS') return { ...section, claims: await api.content.getClaims({ lang }) }
  if (section.kind === 'TESTIMONIALS') return { ...section, testimonials: await api.content.getTestimonials({ lang }) }
  if (section.kind === 'QUESTIONS') return { ...section, questions: await api.content.getFaqs({ page: 'home', lang }) }
  return section
}

async function coursesOf({ api, lang }: Page, { grade, stream, board, target, courseKind }: SectionOf<'COURSES'>) {
  const asked = { grade, board, target, lang, ...(stream ? { stream } : {}), ...(courseKind ? { courseKind } : {}) }
  const { courses } = await api.catalogue.getCourseList(asked)
  return courses
    .slice(0, SHOWN)
    .map(({ bundleId, slug, title, language, teacherNames, startsAt, price, cutPrice }) => ({
      bundleId,
      slug,
      title,
      language,
      teachers: teacherNames.join(', '),
      startsOn: showDate(startsAt, lang),
      price,
      cutPrice,
    }))
}

async function classesOf({ api, lang }: Page, { grade }: SectionOf<'FREE_CLASSES'>) {
  const { classes } = await api.classroom.listFreeClasses({ size: SHOWN, lang, ...(grade === null ? {} : { grade }) })
  return classes.map(({ id, title, subject, teacherName, startsAt }) => ({
    path: `/free-classes/${id}`,
    title,
    dateTime: machineTime(startsAt),
    tile: dateTile(startsAt, lang),
    note: [subject, teacherName, timeOf(startsAt, lang)].join(' · '),
  }))
}
