// The catalogue's lists, as staff edit them: boards, targets, grades, subjects, teachers, schools and the header menu.
// The courses on sale are in staff-courses-api.ts.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { Href, line, listed, QueryFlag } from '#core/kernel/schemas.ts'
import { GstState, PinCode } from '#core/modules/accounts/account.ts'
import { PictureId } from '#core/modules/media/picture.ts'
import { BoardKey, GradeNumber, LanguageKey, Localised, StreamKey, SubjectKey } from '#core/taxonomy/schemas.ts'

const feature = 'catalogue'
const rank = z.int().min(0).max(10_000)
const Key = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and dashes.')
  .max(40)

const board = { name: Localised, rank }

const target = {
  name: Localised,
  /** Null: the group is the learner's board. */
  targetGroup: line(40).register(listed, { list: 'group-headings' }).nullable(),
  /** A LEGACY target is no longer offered; its pages lead to the successor: decision L-15. */
  status: z.enum(['ACTIVE', 'LEGACY']),
  successor: z.string().max(40).register(listed, { list: 'targets' }).nullable(),
  rank,
}

const grade = { name: Localised, isInPicker: z.boolean() }
const whichGrade = { grade: GradeNumber, stream: StreamKey.nullable() }

const subject = { name: Localised, state: z.enum(['VISIBLE', 'HIDDEN']), rank }

const teacher = {
  name: line(80).min(1),
  /** The main one first. */
  subjects: z.array(SubjectKey).min(1).max(10),
  qualification: line(200).min(1),
  experienceYears: z.int().min(0).max(60),
  languages: z.array(LanguageKey).min(1).max(8),
  about: Localised,
  pictureId: PictureId.nullable().default(null),
}

const school = {
  name: line(200).min(2, 'Enter a name.'),
  city: line(80).min(1, 'Enter a city.'),
  stateCode: GstState,
  pinCode: PinCode,
  board: BoardKey,
}

const menuEntry = {
  parentKey: Key.nullable(),
  heading: Localised,
  subHeading: Localised.nullable(),
  iconUrl: Href.nullable(),
  redirectionUrl: Href.nullable(),
  rank,
  grid: z.int().min(1).max(4),
  description: Localised.nullable(),
  entityState: z.enum(['ACTIVE', 'INACTIVE', 'DRAFT']),
  isTopCourse: z.boolean(),
}

const keyed = { id: z.string(), key: z.string() }

export const catalogueStaffApi = {
  staffBoards: resource({
    name: 'boards',
    feature,
    record: z.object({ ...keyed, ...board }),
    sort: ['rank', 'key'],
    create: z.object({ key: Key, ...board }),
    update: z.object(board),
  }),
  staffTargets: resource({
    name: 'targets',
    feature,
    record: z.object({ ...keyed, ...target }),
    filter: z.object({ status: z.enum(['ACTIVE', 'LEGACY']).optional() }),
    sort: ['rank', 'key', 'status'],
    create: z.object({ key: Key, ...target }),
    update: z.object(target),
  }),
  staffGrades: resource({
    name: 'grades',
    feature,
    record: z.object({ ...keyed, ...whichGrade, ...grade }),
    sort: ['grade', 'key'],
    create: z.object({ key: Key, ...whichGrade, ...grade }),
    update: z.object({ ...whichGrade, ...grade }),
  }),
  staffSubjects: resource({
    name: 'subjects',
    feature,
    record: z.object({ ...keyed, ...subject }),
    filter: z.object({ state: subject.state.optional() }),
    sort: ['rank', 'key', 'state'],
    create: z.object({ key: Key, ...subject }),
    update: z.object(subject),
  }),
  staffTeachers: resource({
    name: 'teachers',
    feature,
    record: z.object({ id: z.string(), ...teacher, isDemo: z.boolean() }),
    filter: z.object({
      subject: SubjectKey.optional(),
      language: LanguageKey.optional(),
      isDemo: QueryFlag.optional(),
    }),
    sort: ['name', 'experienceYears'],
    create: z.object(teacher),
    update: z.object(teacher),
  }),
  staffSchools: resource({
    name: 'schools',
    feature,
    record: z.object({ id: z.string(), ...school, stateCode: z.string(), isDemo: z.boolean() }),
    filter: z.object({ board: BoardKey.optional(), stateCode: GstState.optional() }),
    sort: ['name'],
    import: true,
    create: z.object(school),
    update: z.object(school),
  }),
  staffMenu: resource({
    name: 'menu',
    feature: 'content',
    record: z.object({ ...keyed, ...menuEntry }),
    filter: z.object({ parentKey: Key.optional(), entityState: menuEntry.entityState.optional() }),
    sort: ['rank', 'key'],
    create: z.object({ key: Key, ...menuEntry }),
    update: z.object(menuEntry),
  }),
}
