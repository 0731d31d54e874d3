// A course's batches, each with the classes of one week: this one, or the first of a batch that is still to come.
import { DAY, isBefore, later, showDate } from '#core/kernel/time.ts'
import type { Bundle } from '#core/modules/catalogue/catalogue.ts'
import { chapterAt, nextStart } from '#core/modules/catalogue/batch/class-times.ts'
import { batchState } from '#core/modules/listings/batch-state.ts'
import type { CurriculumMap } from '#core/modules/catalogue/catalogue.ts'
import type { Page } from '#web/page/page.server.ts'
import { dateTile, machineTime, timeOf } from '#web/page/wording.ts'

type Batch = Bundle['batches'][number]

export interface WeekClass {
  readonly dateTime: string
  readonly tile: readonly [string, string]
  /** The chapter taught then, or the subject where none is planned. */
  readonly title: string
  readonly note: string
}

/** The first to start first. */
export async function readBatches(page: Page, { id: bundleId, batches, startsAt }: Bundle, curriculum: CurriculumMap) {
  const { api, lang, visit } = page
  const limited = await api.enrolments.getBatchSeats({ bundleId })
  const leftIn = new Map(limited.map(({ batchId, left }) => [batchId, left]))
  return batches.map((batch) => ({
    id: batch.id,
    label: batch.label,
    state: batchState(batch, visit.now),
    startsOn: showDate(batch.startsAt, lang),
    endsOn: showDate(batch.endsAt, lang),
    isOver: !isBefore(visit.now, batch.endsAt),
    /** Undefined: it has no limit. */
    seatsLeft: leftIn.get(batch.id),
    classes: weekOf(batch, page, (subject, at) => chapterAt(curriculum[subject] ?? [], startsAt, at)?.chapter),
  }))
}

function weekOf(
  { timetable, startsAt, endsAt }: Batch,
  { lang, visit }: Page,
  chapterOf: (subject: string, at: Batch['startsAt']) => string | undefined,
): WeekClass[] {
  const from = isBefore(visit.now, startsAt) ? startsAt : visit.now
  return timetable
    .map((slot) => ({ ...slot, at: nextStart(slot, from) }))
    .filter(({ at }) => isBefore(at, endsAt) && isBefore(at, later(from, 7 * DAY)))
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, subject, teacherName }) => ({
      dateTime: machineTime(at),
      tile: dateTile(at, lang),
      title: chapterOf(subject, at) ?? subject,
      note: [showDate(at, lang, { weekday: 'long' }), timeOf(at, lang), subject, teacherName].join(' · '),
    }))
}
