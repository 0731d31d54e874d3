// Samples of classes on the pages of courses: for the youngest, for classes 6 to 8, 9 and 10, and for entrance exams.
import { PUBLISHED } from '#core/taxonomy/page-path.ts'
import { TargetKey } from '#core/taxonomy/schemas.ts'
import { QuestionId } from '#core/modules/questions/question.ts'
import { aSample } from '#server/modules/lessons/factory.ts'
import { aPicture } from '#server/modules/media/factory.ts'
import { listVersionFacts } from '#server/modules/questions/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { CLIP_SECONDS, clips } from '../media/clip-scenes.ts'
import { bytesOf } from '../media/files.ts'
import type { DemoQuestion } from '../questions.ts'

const EXAMS = ['jeemain', 'jeeadvanced', 'neetug', 'mhtcet', 'kcet', 'wbjee']
const titles = {
  physics: { en: 'A block on a slope', hi: 'ढलान पर गुटका', ta: 'சாய்தளத்தில் ஒரு கட்டை', mr: 'उतारावरील ठोकळा' },
  fractions: { en: 'Halves and quarters', hi: 'आधा और चौथाई', ta: 'அரையும் காலும்', mr: 'अर्धे आणि पाव' },
}
const notes = {
  physics: { en: 'A page of notes: a block on a smooth slope, its forces and its acceleration', hi: 'नोट्स का एक पन्ना: चिकनी ढलान पर गुटका, उस पर बल और त्वरण', ta: 'குறிப்புகளின் ஒரு பக்கம்: வழவழப்பான சாய்தளத்தில் கட்டை, அதன் விசைகள், முடுக்கம்', mr: 'नोट्सचे पान: गुळगुळीत उतारावरील ठोकळा, त्यावरील बले आणि त्याचे त्वरण' },
  fractions: { en: 'A page of notes: a roti in halves and in quarters', hi: 'नोट्स का एक पन्ना: आधी और चौथाई रोटी', ta: 'குறிப்புகளின் ஒரு பக்கம்: பாதியும் காலுமாகப் பிரித்த ரொட்டி', mr: 'नोट्सचे पान: पोळीचे अर्धे आणि पाव भाग' },
} // prettier-ignore

const shown = [
  { film: 'physics', subject: 'physics', grades: [11, 13], targets: EXAMS, asks: { subject: 'physics', grade: 11 } },
  { film: 'physics', subject: 'science', grades: [9, 10], targets: [], asks: { subject: 'science', grade: 9 } },
  { film: 'fractions', subject: 'maths', grades: [6, 8], targets: [], asks: { subject: 'science', grade: 8 } },
  { film: 'fractions', subject: 'maths', grades: [-2, 5], targets: [], asks: undefined },
] as const

export async function seedSamples(ctx: Ctx, bank: readonly DemoQuestion[]): Promise<void> {
  const pictures = new Map<string, Awaited<ReturnType<typeof aPicture>>>()
  for (const name of ['physics', 'fractions'] as const)
    pictures.set(name, await aPicture(ctx, bytesOf(`notes/${name}.webp`), notes[name]))
  for (const [i, { film, subject, grades, targets, asks }] of shown.entries())
    await aSample(ctx, {
      title: titles[film],
      subject,
      teacherName: clips.find(({ file }) => file === film)?.teacher ?? '',
      firstGrade: grades[0],
      lastGrade: grades[1],
      targets: targets.map((key) => TargetKey.parse(key)),
      rank: i + 1,
      filmUrl: `/films/class-${film}.webm`,
      filmSeconds: CLIP_SECONDS,
      posterUrl: `/films/class-${film}.webp`,
      captions: (['en', 'hi', 'ta', 'mr'] as const).map((language) => ({ language, url: `/films/class-${film}.${language}.vtt` })),
      notesPictureId: pictures.get(film) ?? null,
      questionIds: asks ? await someOf(ctx, bank, asks) : [],
    })
} // prettier-ignore

/** Three questions with one right option, each of another chapter if possible: first those that are there in all languages of the pages. */
async function someOf(ctx: Ctx, bank: readonly DemoQuestion[], { subject, grade }: { readonly subject: string; readonly grade: number }) {
  const missing = ({ languages }: DemoQuestion) => PUBLISHED.filter((lang) => !languages.includes(lang)).length
  const fitting = bank
    .filter((each) => each.subject === subject && each.grade === grade && each.kind === 'SCQ')
    .toSorted((a, b) => missing(a) - missing(b))
  const ofChapters = fitting.filter((each, i) => fitting.findIndex(({ chapter }) => chapter === each.chapter) === i)
  const chosen = [...ofChapters, ...fitting.filter((each) => !ofChapters.includes(each))].slice(0, 3)
  const facts = await listVersionFacts(ctx.db, chosen.map(({ versionId }) => versionId))
  return facts.map(({ questionId }) => QuestionId.parse(questionId))
} // prettier-ignore
