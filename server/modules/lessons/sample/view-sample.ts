import type { CourseSample, SampleQuestion } from '#core/modules/lessons/sample.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { classWords, publicBundles } from '#server/modules/catalogue/index.ts'
import { picturesOf } from '#server/modules/media/index.ts'
import { listNewest, listVersionKeys, listVersionSolutions, listVersionTexts } from '#server/modules/questions/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findSample } from './store-samples.ts'

/** Null where staff have put none out for courses of this class and target. Throws BUNDLE_NOT_FOUND. */
export async function viewSample(
  ctx: Ctx,
  { bundleId, lang }: { readonly bundleId: string; readonly lang: Language },
): Promise<CourseSample | null> {
  const [bundle] = await publicBundles(ctx, [bundleId], lang)
  if (!bundle) throw catalogueErrors.BUNDLE_NOT_FOUND()
  const sample = await findSample(ctx.db, bundle)
  if (!sample) return null
  const [pictureOf, words, questions] = await Promise.all([
    picturesOf(ctx, [sample.notesPictureId], lang),
    classWords(ctx, { bundleIds: [], teacherIds: [] }, lang),
    readQuestions(ctx, sample.questionIds, lang),
  ])
  const { filmUrl: url, filmSeconds: seconds, posterUrl, captions, subject, teacherName } = sample
  return {
    title: inLanguage(sample.title, lang),
    subject: words.subject(subject),
    teacherName,
    film: url === null || seconds === null ? null : { url, seconds, posterUrl, captions: [...captions] },
    notes: pictureOf(sample.notesPictureId),
    questions,
  }
}

/** In the order that staff chose. A question that has been retired, or has no options, is left out. */
async function readQuestions(ctx: Ctx, ids: readonly string[], lang: Language): Promise<SampleQuestion[]> {
  const newest = await listNewest(ctx.db, ids)
  const versions = ids.flatMap((id) => newest.get(id) ?? [])
  const [texts, keys, solutions] = await Promise.all([
    listVersionTexts(ctx.db, versions),
    listVersionKeys(ctx.db, versions),
    listVersionSolutions(ctx.db, versions),
  ])
  return versions.flatMap((id) => {
    const version = texts.find((each) => each.id === id)
    const spoken = version?.texts[lang] ? lang : 'en'
    const text = version?.texts[spoken]
    const key = keys.get(id)
    if (!version || !text || !key || !('options' in key)) return []
    return [
      {
        lang: spoken,
        stem: text.stem,
        options: version.optionIds.map((option) => ({
          id: option,
          text: text.options[option] ?? '',
          isRight: key.options.includes(option),
        })),
        solution: solutions.get(id)?.[spoken]?.solution ?? '',
      },
    ]
  })
}
