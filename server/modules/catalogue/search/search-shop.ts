import type { SearchResult } from '#core/modules/catalogue/search.ts'
import { inLanguage, LANGUAGES, languageNameIn, languageNames, type Language, type LocalisedText } from '#core/taxonomy/language.ts' // prettier-ignore
import type { Ctx } from '#server/platform/context.ts'
import { namedBoardTexts } from '../choices.ts'
import { groupsOf } from '../courses/course-list.ts'
import { listLiveTargets, listSubjects, type NamedKey } from '../store-lists.ts'
import { teachersByIds } from '../teaching/teachers.ts'
import { indexOf } from './course-index.ts'
import { findCourses, listTeachersBySounds, listTeachersByWords, type NamedTeacher, type TypedWord } from './store-search.ts' // prettier-ignore
import { exactQuery, prefixQuery, wordsIn } from './typed-words.ts'

const COURSES = 12
const TEACHERS = 12
/** More words narrow no search. */
const WORDS = 8

/** Courses, classes, subjects and teachers that each word of the text names in some way. */
export async function searchShop(ctx: Ctx, term: string, lang: Language): Promise<SearchResult> {
  const typed = searchedWords(term)
  if (typed.length === 0) return { grades: [], subjects: [], teachers: [], groups: [], total: 0 }
  const { words, teachers, subjects } = await meaningsOf(ctx, typed)
  const [found, taught] = await Promise.all([
    findCourses(ctx.db, { words, first: lang, now: ctx.now(), limit: COURSES }),
    teachersByIds(ctx, namedByAll(words, teachers), lang),
  ])
  return {
    grades: await indexOf(ctx, found.sets, lang),
    subjects: subjects.map(({ key, name }) => ({ key, name: inLanguage(name, lang) })),
    teachers: taught,
    groups: await groupsOf(ctx, found.cards, lang),
    total: found.total,
  }
}

/** Words that say of nothing what it is: every course is one. */
const FILLERS = new Set('a and best class classes course courses for grade in iyatta kaksha kandil me medium of online standard std sir madam mam the tuition vaguppu varg with अध्यापक इयत्ता कक्षा के का की कोर्स क्लास टीचर ट्यूशन पाठ्यक्रम माध्यम मीडियम मैडम में लिए वर्ग शिक्षक सर இணையவழி ஆசிரியர் ஆம் கோர்ஸ் டியூஷன் பாடநெறி பாடநெறிகள் மீடியம் வகுப்பு வகுப்புகள் வழி'.split(' ')) // prettier-ignore

/** From 6. A shorter one may be a letter of a name. */
const ROMAN = ['vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

const INDIAN_DIGITS = '०१२३४५६७८९௦௧௨௩௪௫௬௭௮௯'

function searchedWords(term: string): string[] {
  const words = wordsIn(term).map(plainWord)
  return [...new Set(words)].filter((word) => !FILLERS.has(word)).slice(0, WORDS)
}

/** "10th", "१०वीं" and "X" are 10. */
function plainWord(word: string): string {
  const latin = word.replace(/[०-९௦-௯]/g, (digit) => String(INDIAN_DIGITS.indexOf(digit) % 10))
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th|वीं|वी|ஆம்)?$/.exec(latin) ?? []
  const roman = ROMAN.indexOf(latin)
  return digits ?? (roman >= 0 ? String(roman + 6) : latin)
}

async function meaningsOf(ctx: Ctx, typed: readonly string[]) {
  const [boards, targets, allSubjects, named] = await Promise.all([
    namedBoardTexts(ctx),
    listLiveTargets(ctx.db),
    listSubjects(ctx.db),
    listTeachersByWords(ctx.db, typed.map(queryOf), TEACHERS),
  ])
  const subjects = allSubjects.filter(({ isVisible }) => isVisible)
  const plain = typed.map((word, i) => ({
    query: queryOf(word),
    languages: LANGUAGES.filter((language) => namesOfLanguage(language).some((name) => name.startsWith(word))),
    boards: keysNamed(boards, word),
    targets: keysNamed(targets, word),
    subjects: keysNamed(subjects, word),
    teachers: idsOf(named, i),
  }))
  // A word that names nothing may be a teacher's name in another spelling or script.
  const odd = plain.map((word, i) => (isMeaningless(word) ? (typed[i] ?? '') : ''))
  const heard = odd.some(Boolean) ? await listTeachersBySounds(ctx.db, odd, TEACHERS) : []
  const words: TypedWord[] = plain.map((word, i) => ({ ...word, teachers: [...word.teachers, ...idsOf(heard, i)] }))
  const keys = new Set(words.flatMap((word) => word.subjects))
  return { words, teachers: [...named, ...heard], subjects: subjects.filter(({ key }) => keys.has(key)) }
}

function isMeaningless({ languages, boards, targets, subjects, teachers }: TypedWord): boolean {
  return [languages, boards, targets, subjects, teachers].every((keys) => keys.length === 0)
}

/** A number is that number: 1 is not the beginning of 11. */
function queryOf(word: string): string {
  return /^\d+$/.test(word) ? exactQuery(word) : prefixQuery(word)
}

function keysNamed(rows: readonly NamedKey[], word: string): string[] {
  return rows.filter(({ key, name }) => isNamed([key, ...textsOf(name)], word)).map(({ key }) => key)
}

function isNamed(names: readonly string[], word: string): boolean {
  return names.flatMap(wordsIn).some((each) => (/^\d+$/.test(word) ? each === word : each.startsWith(word)))
}

function textsOf(name: LocalisedText): string[] {
  return Object.values(name).filter((text) => text !== undefined)
}

function namesOfLanguage(language: Language): string[] {
  const names = [languageNames[language], ...LANGUAGES.map((lang) => languageNameIn(language, lang))]
  return names.map((name) => name.normalize('NFKC').toLowerCase())
}

function idsOf(teachers: readonly NamedTeacher[], place: number): string[] {
  return teachers.filter(({ no }) => no === place + 1).map(({ id }) => id)
}

/** Those whom one word names, and every other word names too or names a subject of theirs. */
function namedByAll(words: readonly TypedWord[], teachers: readonly NamedTeacher[]): string[] {
  const named = teachers.filter(({ id, subjects }) =>
    words.every((word) => word.teachers.includes(id) || word.subjects.some((subject) => subjects.includes(subject))),
  )
  return [...new Set(named.map(({ id }) => id))].slice(0, TEACHERS)
}
