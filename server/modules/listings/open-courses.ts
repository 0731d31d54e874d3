// The classes and boards that the courses of a shelf are for, as the options of that shelf's picker.
import type { Bundle, CourseKind } from '#core/modules/catalogue/catalogue.ts'
import type { ShortProgramType } from '#core/modules/listings/shelf.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { aiShelf } from './ai-courses.ts'
import { sieve } from './shelf.ts'
import { isOfType, shortProgramShelf } from './short-programs.ts'

/** The batches led by AI that can still be bought. */
export async function openAiCourses(ctx: Ctx, type: CourseKind | undefined, lang: Language): Promise<Bundle[]> {
  const isOpen = await sieve(ctx, {})
  const courses = (await aiShelf(ctx, lang)).filter((course) => type === undefined || course.type === type)
  return courses.flatMap(({ batches }) => batches.filter(isOpen).map(({ bundle }) => bundle))
}

/** The short programmes that can still be bought. */
export async function openShortPrograms(
  ctx: Ctx,
  type: ShortProgramType | undefined,
  lang: Language,
): Promise<Bundle[]> {
  const isOpen = await sieve(ctx, {})
  const programs = await shortProgramShelf(ctx, lang)
  return programs.filter((each) => isOfType(each, type) && isOpen(each)).map(({ bundle }) => bundle)
}
