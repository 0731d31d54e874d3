// Study material of the demo: files written for it, and links to books of NCERT.
import { Slug } from '#core/modules/catalogue/catalogue.ts'
import type { ResourceContent } from '#core/modules/library/staff-api.ts'
import { SubjectKey } from '#core/taxonomy/schemas.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import { aStudyChapter, aStudyResource, type StudyFile } from '#server/modules/library/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import { bytesOf } from '../media/files.ts'

interface DemoResource extends Partial<Omit<ResourceContent, 'chapterId' | 'title'>> {
  readonly title: LocalisedText
  /** Below media/study. */
  readonly file?: string
  /** Below media. */
  readonly film?: string
}

interface DemoChapter {
  readonly place: readonly [grade: string, course: string, subject: string]
  readonly slug: string
  readonly title: LocalisedText
  readonly position: number
  readonly resources: readonly DemoResource[]
}

const NCERT = { kind: 'NCERT_SOLUTIONS', address: 'https://ncert.nic.in/textbook.php', rightsHolder: 'NCERT', licence: 'Free to read at the publisher’s page', editionYear: 2025 } as const // prettier-ignore

const chapters: readonly DemoChapter[] = [
  {
    place: ['11-science', 'jeemain', 'physics'],
    slug: 'motion-in-a-straight-line',
    title: { en: 'Motion in a straight line', hi: 'सरल रेखा में गति', ta: 'நேர்கோட்டில் இயக்கம்', mr: 'सरळ रेषेतील गती' },
    position: 1,
    resources: [
      { kind: 'FORMULAE', file: 'motion-formulae', title: { en: 'Motion in a straight line: all formulae', hi: 'सरल रेखा में गति: सभी सूत्र', ta: 'நேர்கோட்டில் இயக்கம்: எல்லாச் சூத்திரங்களும்', mr: 'सरळ रेषेतील गती: सर्व सूत्रे' } },
      { kind: 'FILM', film: 'lesson.webm', title: { en: 'Motion in a straight line: a short video', hi: 'सरल रेखा में गति: एक छोटा वीडियो', ta: 'நேர்கோட்டில் இயக்கம்: ஒரு சிறு காணொளி', mr: 'सरळ रेषेतील गती: एक छोटा व्हिडिओ' } },
      { ...NCERT, title: { en: 'NCERT Physics, Class 11', hi: 'एनसीईआरटी भौतिकी, कक्षा 11', ta: 'என்சிஇஆர்டி இயற்பியல், வகுப்பு 11', mr: 'NCERT भौतिकशास्त्र, इयत्ता 11' } },
    ],
  },
  {
    place: ['11-science', 'jeemain', 'physics'],
    slug: 'laws-of-motion',
    title: { en: 'Laws of motion', hi: 'गति के नियम', ta: 'இயக்க விதிகள்', mr: 'गतीचे नियम' },
    position: 2,
    resources: [
      { kind: 'NOTES', file: 'laws-of-motion', title: { en: 'Laws of motion: notes on one page', hi: 'गति के नियम: एक पन्ने के नोट्स', ta: 'இயக்க விதிகள்: ஒரு பக்கக் குறிப்புகள்', mr: 'गतीचे नियम: एका पानावर नोट्स' } },
      { kind: 'SAMPLE_PAPER', file: 'motion-sample-paper', access: 'ENROLLED', title: { en: 'Laws of motion: sample paper with answers', hi: 'गति के नियम: उत्तर सहित सैंपल पेपर', ta: 'இயக்க விதிகள்: விடைகளுடன் மாதிரித் தாள்', mr: 'गतीचे नियम: उत्तरांसह नमुना प्रश्नपत्रिका' } },
    ],
  },
  {
    place: ['10', 'cbse', 'maths'],
    slug: 'quadratic-equations',
    title: { en: 'Quadratic equations', hi: 'द्विघात समीकरण', ta: 'இருபடிச் சமன்பாடுகள்', mr: 'वर्गसमीकरणे' },
    position: 1,
    resources: [
      { kind: 'NOTES', file: 'quadratic-equations', access: 'LOGIN', title: { en: 'Quadratic equations: notes on one page', hi: 'द्विघात समीकरण: एक पन्ने के नोट्स', ta: 'இருபடிச் சமன்பாடுகள்: ஒரு பக்கக் குறிப்புகள்', mr: 'वर्गसमीकरणे: एका पानावर नोट्स' } },
      { ...NCERT, title: { en: 'NCERT Mathematics, Class 10', hi: 'एनसीईआरटी गणित, कक्षा 10', ta: 'என்சிஇஆர்டி கணிதம், வகுப்பு 10', mr: 'NCERT गणित, इयत्ता 10' } },
    ],
  },
] // prettier-ignore

/** Those for learners of a course open to these courses. */
export async function seedStudy(ctx: Ctx, courseIds: readonly string[]): Promise<void> {
  for (const { place, slug, title, position, resources } of chapters) {
    const [gradeKey, courseKey] = [Slug.parse(place[0]), Slug.parse(place[1])]
    const own = { gradeKey, courseKey, subjectKey: SubjectKey.parse(place[2]), slug: Slug.parse(slug), title, position }
    const chapterId = await aStudyChapter(ctx, own)
    for (const { file, film, ...fields } of resources) {
      const enrolled = fields.access === 'ENROLLED' ? { courseIds: [...courseIds] } : {}
      const pages = file === undefined ? {} : { pages: 1 }
      const what = { ...fields, ...enrolled, ...pages, chapterId }
      await aStudyResource(ctx, what, fileOf(file, film))
    }
  }
}

function fileOf(file: string | undefined, film: string | undefined): StudyFile | undefined {
  if (film !== undefined) return { bytes: bytesOf(film), type: 'video/webm' }
  return file === undefined ? undefined : { bytes: bytesOf(`study/${file}.pdf`), type: 'application/pdf' }
}
