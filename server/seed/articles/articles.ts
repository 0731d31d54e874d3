// The demo articles: a dozen and one, so that the list has a second page. The writers are invented.
import { DAY, later } from '#core/kernel/time.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import { anArticle, aWriter, someCategories, type ACategory } from '#server/modules/articles/factory.ts'
import { aPicture } from '#server/modules/media/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import { bytesOf } from '../media/files.ts'
import { textsOf } from './texts.ts'

const categories: readonly ACategory[] = [
  {
    path: 'exams',
    title: { en: 'Exams', hi: 'परीक्षाएँ', ta: 'தேர்வுகள்', mr: 'परीक्षा' },
    text: { en: 'How papers are set, marked and prepared for.', hi: 'पेपर कैसे बनते और जाँचे जाते हैं, और तैयारी कैसे करें।', ta: 'வினாத்தாள், மதிப்பெண், தயாரிப்பு.', mr: 'प्रश्नपत्रिका कशा काढल्या जातात, तपासल्या जातात आणि त्यांची तयारी कशी करावी.' },
  },
  {
    path: 'exams/boards',
    title: { en: 'Board exams', hi: 'बोर्ड परीक्षाएँ', ta: 'பொதுத் தேர்வுகள்', mr: 'बोर्ड परीक्षा' },
    text: { en: 'Classes 10 and 12: papers, marks and the last days before them.', hi: 'कक्षा 10 और 12: पेपर, अंक और उनसे पहले के दिन।', ta: '10, 12 வகுப்பு: வினாத்தாள், மதிப்பெண், கடைசி நாட்கள்.', mr: 'इयत्ता 10 आणि 12: प्रश्नपत्रिका, गुण आणि त्याआधीचे शेवटचे दिवस.' },
  },
  {
    path: 'exams/entrance',
    title: { en: 'Entrance exams', hi: 'प्रवेश परीक्षाएँ', ta: 'நுழைவுத் தேர்வுகள்', mr: 'प्रवेश परीक्षा' },
    text: { en: 'JEE Main, NEET and what their numbers mean.', hi: 'जेईई मेन, नीट और उनकी संख्याओं का मतलब।', ta: 'ஜேஇஇ மெயின், நீட், அவற்றின் எண்கள் சொல்வது.', mr: 'JEE Main, NEET आणि त्यांच्या आकड्यांचा अर्थ.' },
  },
  {
    path: 'study',
    title: { en: 'How to study', hi: 'पढ़ें कैसे', ta: 'எப்படிப் படிப்பது', mr: 'अभ्यास कसा करावा' },
    text: { en: 'Plans, revision, and what to do with mistakes.', hi: 'योजना, दोहराना, और ग़लतियों का क्या करें।', ta: 'திட்டம், மீள்பார்வை, தவறுகளை என்ன செய்வது.', mr: 'नियोजन, उजळणी आणि चुकांचे काय करावे.' },
  },
  {
    path: 'choices',
    title: { en: 'Choices at school', hi: 'स्कूल के फ़ैसले', ta: 'பள்ளியில் முடிவுகள்', mr: 'शाळेतील निवडी' },
    text: { en: 'Streams, boards and schools, and what each decision closes.', hi: 'संकाय, बोर्ड और स्कूल, और किस फ़ैसले से क्या बंद होता है।', ta: 'பிரிவு, வாரியம், பள்ளி; ஒவ்வொரு முடிவும் மூடுவது.', mr: 'शाखा, बोर्ड आणि शाळा, आणि प्रत्येक निवडीने कोणते मार्ग बंद होतात.' },
  },
  {
    path: 'parents',
    title: { en: 'For parents', hi: 'माता-पिता के लिए', ta: 'பெற்றோருக்கு', mr: 'पालकांसाठी' },
    text: { en: 'What helps at home, and what to ask before you pay.', hi: 'घर पर क्या काम आता है, और पैसे देने से पहले क्या पूछें।', ta: 'வீட்டில் உதவுவது; பணம் கட்டும் முன் கேட்க வேண்டியது.', mr: 'घरी कशाची मदत होते, आणि पैसे भरण्याआधी काय विचारावे.' },
  },
] // prettier-ignore

const people: readonly (readonly [name: string, role: LocalisedText])[] = [
  ['Shalini Rao', { en: 'teacher of maths', hi: 'गणित की शिक्षिका', ta: 'கணித ஆசிரியர்', mr: 'गणिताचे शिक्षक' }],
  ['Imran Sheikh', { en: 'teacher of physics', hi: 'भौतिकी के शिक्षक', ta: 'இயற்பியல் ஆசிரியர்', mr: 'भौतिकशास्त्राचे शिक्षक' }],
  ['Kavitha Murugan', { en: 'school counsellor', hi: 'स्कूल काउंसलर', ta: 'பள்ளி ஆலோசகர்', mr: 'शालेय समुपदेशक' }],
  [
    'Dr Pallavi Deshmukh',
    { en: 'teacher of biology', hi: 'जीव विज्ञान की शिक्षिका', ta: 'உயிரியல் ஆசிரியர்', mr: 'जीवशास्त्राचे शिक्षक' },
  ],
]

type Line = readonly [slug: string, category: string, author: number, reviewer: number, daysAgo: number]

const lines: readonly Line[] = [
  ['a-week-that-survives-a-bad-day', 'study', 2, 0, 3],
  ['the-last-ten-days-before-a-board-paper', 'exams/boards', 0, 2, 9],
  ['choosing-a-stream-after-class-10', 'choices', 2, 3, 16],
  ['what-a-percentile-says', 'exams/entrance', 1, 0, 24],
  ['quadratic-equations-three-ways', 'exams/boards', 0, 1, 31],
  ['what-to-ask-before-you-pay-for-a-course', 'parents', 2, 1, 45],
  ['when-to-revise-a-chapter-again', 'study', 3, 2, 58],
  ['reading-biology-so-that-it-stays', 'exams/entrance', 3, 1, 70],
  ['maths-steps-that-keep-your-marks', 'exams/boards', 0, 1, 84],
  ['how-to-use-a-wrong-answer', 'study', 1, 2, 101],
  ['ten-minutes-after-a-test', 'parents', 2, 0, 130],
  ['state-board-or-cbse', 'choices', 2, 0, 160],
  // Nobody has reviewed this one for a year: staff find it among what waits.
  ['studying-on-the-family-phone', 'parents', 1, 2, 380],
]

const tryAClass = {
  kind: 'ACTION' as const,
  text: { en: 'Some of our classes are open to everybody every evening.', hi: 'हमारी कुछ कक्षाएँ हर शाम सबके लिए खुली हैं।', ta: 'எங்கள் சில வகுப்புகள் தினமும் மாலை அனைவருக்கும் திறந்தவை.', mr: 'आमचे काही वर्ग रोज संध्याकाळी सर्वांसाठी खुले असतात.' },
  label: { en: 'See the free classes', hi: 'मुफ़्त कक्षाएँ देखें', ta: 'இலவச வகுப்புகளைப் பார்க்க', mr: 'मोफत वर्ग पाहा' },
  href: '/free-classes',
} // prettier-ignore

export async function seedArticles(ctx: Ctx): Promise<void> {
  await someCategories(ctx, categories)
  const figure = await aPicture(ctx, bytesOf('figures/energy-pyramid.webp'), { en: 'Pyramid of energy' })
  const writers: string[] = []
  for (const [name, role] of people) writers.push(await aWriter(ctx, name, role))
  for (const [slug, category, author, reviewer, daysAgo] of lines) {
    const { body, ...texts } = textsOf(slug)
    const article = {
      slug,
      category,
      ...texts,
      blocks: [
        { kind: 'TEXT' as const, text: { ...body, en: body.en.replace('pic:energy-pyramid', `pic:${figure}`) } },
        tryAClass,
      ],
      authorId: writers[author] ?? '',
      reviewerId: writers[reviewer] ?? '',
    }
    await anArticle(ctx, article, { publishedAt: later(ctx.now(), -daysAgo * DAY) })
  }
}
