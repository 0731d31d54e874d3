// Weekly evening classes, so that nobody has two at once: neither a class of learners nor a teacher.
import type { Language } from '#core/taxonomy/language.ts'
import type { NewBatch, NewTeacher } from '#server/modules/catalogue/factory.ts'

type Slot = NewBatch['slots'][number]

/** When a class of this grade may begin, in minutes of the day in India, and how long it is. */
function hoursOf(grade: number): { readonly starts: readonly number[]; readonly length: number } {
  if (grade <= 2) return { starts: [16 * 60, 16 * 60 + 40, 17 * 60 + 20], length: 30 }
  if (grade <= 5) return { starts: [16 * 60, 17 * 60, 18 * 60], length: 45 }
  if (grade <= 8) return { starts: [17 * 60, 18 * 60, 19 * 60], length: 50 }
  if (grade <= 10) return { starts: [17 * 60, 18 * 60, 19 * 60, 20 * 60], length: 55 }
  return { starts: [19 * 60, 18 * 60, 20 * 60, 17 * 60], length: 60 }
}

interface TimetableRequest {
  readonly grade: number
  readonly language: Language
  /** Classes a week, by subject. */
  readonly week: Readonly<Record<string, number>>
}

interface Lesson extends Pick<TimetableRequest, 'grade' | 'language'> {
  readonly subject: string
}

/** A place to put classes in: knows when each teacher is busy. */
export function createTimetable(teachers: readonly NewTeacher[]) {
  const busy = new Map<string, Slot[]>(teachers.map(({ id }) => [id, []]))
  let placed = 0

  function weekOf({ grade, language, week }: TimetableRequest): Slot[] {
    const slots: Slot[] = []
    const wanted = Object.entries(week).flatMap(([subject, times]) => Array<string>(times).fill(subject))
    for (const subject of wanted) {
      const slot = findSlot(grade, subject, language, slots)
      slots.push(slot)
      busy.get(slot.teacherId)?.push(slot)
      placed += 1
    }
    return slots
  }

  /** The first free place from a weekday on that moves with every class, so that each evening gets its share. */
  function findSlot(grade: number, subject: string, language: Language, own: readonly Slot[]): Slot {
    const days = Array.from({ length: 7 }, (_, i) => (placed + i) % 7).toSorted(
      (a, b) => countOn(own, a) - countOn(own, b),
    )
    const { starts, length: lengthMinutes } = hoursOf(grade)
    const staff = staffFor({ grade, subject, language }, own)
    const places = days.flatMap((weekday) => starts.map((startMinutes) => ({ weekday, startMinutes, lengthMinutes })))
    for (const place of places) {
      const teacher = staff.find(({ id }) => ![...own, ...(busy.get(id) ?? [])].some((other) => overlaps(place, other)))
      if (teacher) return { ...place, subject, teacherId: teacher.id, isFree: false }
    }
    throw new Error(`nobody is free to teach ${subject} in ${language} to class ${grade}`)
  }

  /**
   * Prefers teachers who already teach the subject here, then, above class 5, teachers of that subject, then the
   * teacher with the fewest classes.
   */
  function staffFor({ grade, subject, language }: Lesson, own: readonly Slot[]): NewTeacher[] {
    const spoken = language === 'hi-Latn' ? 'hi' : language
    const isOwn = ({ subjects }: NewTeacher) => grade > 5 && subjects[0] === subject
    const isKnown = (id: string) => own.some((slot) => slot.subject === subject && slot.teacherId === id)
    return teachers
      .filter((teacher) => teacher.subjects.includes(subject) && teacher.languages.includes(spoken))
      .toSorted(
        (a, b) =>
          Number(isKnown(b.id)) - Number(isKnown(a.id)) ||
          Number(isOwn(b)) - Number(isOwn(a)) ||
          hoursOfTeacher(a.id) - hoursOfTeacher(b.id),
      )
  }

  function hoursOfTeacher(id: string): number {
    return busy.get(id)?.length ?? 0
  }

  return { weekOf }
}

function countOn(slots: readonly Slot[], weekday: number): number {
  return slots.filter((slot) => slot.weekday === weekday).length
}

type Hours = Pick<Slot, 'weekday' | 'startMinutes' | 'lengthMinutes'>

function overlaps(a: Hours, b: Hours): boolean {
  return (
    a.weekday === b.weekday &&
    a.startMinutes < b.startMinutes + b.lengthMinutes &&
    b.startMinutes < a.startMinutes + a.lengthMinutes
  )
}
