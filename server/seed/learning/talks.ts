// Three master talks: one is to come, one is on, one is over. The one that is on has questions, a meter, a quiz and coupons.
import { rupees } from '#core/kernel/money.ts'
import { DAY, fromIndia, HOUR, inIndia, later, MINUTE } from '#core/kernel/time.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import type { NewTeacher } from '#server/modules/catalogue/factory.ts'
import { aPool } from '#server/modules/coupons/factory.ts'
import { aTalk, aTalkQuestion, someStress, type NewTalk } from '#server/modules/talks/factory.ts'
import { aRegistration } from '#server/modules/webinars/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import { bytesOf, FILM_SECONDS } from '../media/files.ts'
import type { DemoQuestion } from '../questions.ts'
import { demoPaper, SCHOOL, sectionOf } from '../tests/made-papers.ts'

interface TalkPeople {
  readonly teachers: readonly NewTeacher[]
  readonly learnerId: string
  readonly bank: readonly DemoQuestion[]
}

export async function seedTalks(ctx: Ctx, people: TalkPeople): Promise<void> {
  const { year, month, day } = inIndia(ctx.now())
  const at = (days: number) => fromIndia(year, month, { day: day + days, minutes: 18 * 60 })
  const film = { bytes: bytesOf('lesson.webm'), type: 'video/webm' as const, lengthSeconds: FILM_SECONDS }
  const begun = later(ctx.now(), -(ctx.now() % (10 * MINUTE)) - 10 * MINUTE)
  await plan(ctx, people, { ...deepSea, webinar: { ...deepSea.webinar, startsAt: at(2), endsAt: later(at(2), HOUR) } })
  await plan(ctx, people, { ...bridge, webinar: { ...bridge.webinar, startsAt: at(-3), endsAt: later(at(-3), HOUR), film } })
  const details = { ...weather.details, ...(await quiz(ctx, people)) }
  const now = { ...weather.webinar, startsAt: begun, endsAt: later(begun, 2 * HOUR) }
  await fill(ctx, people, await plan(ctx, people, { webinar: now, details }))
} // prettier-ignore

/** With the first teacher of the subject who is free then. Answers its id. */
async function plan(ctx: Ctx, { teachers }: TalkPeople, { webinar, details = {} }: NewTalk): Promise<string> {
  for (const { id: teacherId } of teachers.filter(({ subjects }) => subjects.includes(webinar?.subjectKey ?? ''))) {
    const { id, sessionId } = await aTalk(ctx, { webinar: { ...webinar, teacherId }, details })
    if (sessionId !== null) return id
  }
  throw new Error(`no teacher is free for the talk ${webinar?.slug}`)
}

/** Five questions of physics; three right ones earn a coupon. */
async function quiz(ctx: Ctx, { bank }: TalkPeople) {
  const questions = bank.filter(({ isCore, subject, kind }) => isCore && subject === 'physics' && kind === 'SCQ')
  const quizPaperId = await demoPaper(ctx, {
    title: { en: 'Super-fan quiz: weather from space', hi: 'सुपर-फ़ैन क्विज़: अंतरिक्ष से मौसम', ta: 'சூப்பர் ரசிகர் வினாடி வினா: விண்ணிலிருந்து வானிலை', mr: 'सुपर-फॅन क्विझ: अवकाशातून हवामान' },
    kind: 'CHAPTER',
    durationMinutes: 5,
    isFree: true,
    maxAttempts: 1,
    sections: [sectionOf('s1', 'Physics', questions.slice(0, 5), SCHOOL)],
  })
  const pool = await aPool(ctx, 20, {
    code: 'SKYFAN',
    redeem: { redeemType: 'FIXED', redeemValue: rupees(300), maxDiscount: rupees(0) },
    minimumAmount: rupees(2_000),
    endsAt: later(ctx.now(), 90 * DAY),
    title: { en: '₹300 off for super fans', hi: 'सुपर फ़ैन के लिए ₹300 की छूट', ta: 'சூப்பர் ரசிகர்களுக்கு ₹300 தள்ளுபடி', mr: 'सुपर फॅनसाठी ₹300 सवलत' },
  })
  return { quizPaperId, quizMarks: 3, couponPoolId: pool.id }
} // prettier-ignore

const asked = [
  { text: 'How does a satellite stay up without fuel?', state: 'APPROVED' as const, votes: 7 },
  { text: 'Did you like maths at school?', state: 'ANSWERED' as const, votes: 4 },
  { text: 'Can you see my city from up there?', state: 'PENDING' as const },
]

async function fill(ctx: Ctx, { learnerId }: TalkPeople, webinarId: string): Promise<void> {
  await aRegistration(ctx, webinarId, learnerId)
  for (const [n, question] of asked.entries()) {
    const phone = `+91900000030${n + 1}`
    const asker = await aHousehold(ctx, { phone, firstName: 'Ishaan', grade: 8, stream: null, birthYear: 2013, hasConsent: true }) // prettier-ignore
    await aRegistration(ctx, webinarId, asker.learnerId)
    await aTalkQuestion(ctx, { webinarId, learnerId: asker.learnerId, ...question })
  }
  await someStress(ctx, webinarId, [4, 8, 9, 5, 1])
}

const three = (en: readonly string[], hi: readonly string[], ta: readonly string[], mr: readonly string[]) =>
  en.map((text, i) => ({ en: text, hi: hi[i] ?? text, ta: ta[i] ?? text, mr: mr[i] ?? text }))

const deepSea = {
  webinar: {
    slug: 'six-kilometres-below-the-sea',
    subjectKey: 'biology' as never,
    title: { en: 'Six kilometres below the sea', hi: 'समुद्र के छह किलोमीटर नीचे', ta: 'கடலுக்கு ஆறு கிலோமீட்டர் கீழே', mr: 'समुद्राखाली सहा किलोमीटर' },
    text: { en: 'What lives where no light comes, and how people go there and come back.', hi: 'जहाँ रोशनी नहीं पहुँचती वहाँ कौन रहता है, और लोग वहाँ कैसे जाते और लौटते हैं।', ta: 'வெளிச்சம் வராத இடத்தில் என்ன வாழ்கிறது, மனிதர்கள் அங்கே எப்படிப் போய்த் திரும்புகிறார்கள்.', mr: 'जिथे प्रकाश पोहोचत नाही तिथे काय राहते, आणि माणसे तिथे कशी जातात आणि परत येतात.' },
    points: three(['Why deep water presses so hard', 'Animals that make their own light'], ['गहरा पानी इतना दबाव क्यों डालता है', 'अपनी रोशनी बनाने वाले जीव'], ['ஆழ்ந்த நீர் ஏன் இவ்வளவு அழுத்துகிறது', 'தாமே ஒளி உண்டாக்கும் உயிர்கள்'], ['खोल पाणी इतके का दाबते', 'स्वतःचा प्रकाश निर्माण करणारे प्राणी']),
  },
  details: {
    speakerName: 'Arjun Pillai',
    speakerRole: { en: 'Pilot of a research submarine', hi: 'अनुसंधान पनडुब्बी के पायलट', ta: 'ஆய்வு நீர்மூழ்கியின் ஓட்டுநர்', mr: 'संशोधन पाणबुडीचे चालक' },
    speakerText: { en: 'He has dived forty times, and once met a fish that nobody had named.', hi: 'वे चालीस बार गोता लगा चुके हैं और एक बार ऐसी मछली देखी जिसका नाम नहीं था।', ta: 'நாற்பது முறை மூழ்கியவர், பெயரிடப்படாத ஒரு மீனை ஒருமுறை கண்டவர்.', mr: 'त्यांनी चाळीस वेळा बुडी मारली आहे, आणि एकदा कोणीही नाव न दिलेला मासा पाहिला.' },
  },
} // prettier-ignore

const weather = {
  webinar: {
    slug: 'weather-from-space',
    subjectKey: 'physics' as never,
    title: { en: 'Weather from space', hi: 'अंतरिक्ष से मौसम', ta: 'விண்ணிலிருந்து வானிலை', mr: 'अवकाशातून हवामान' },
    text: { en: 'How a camera at 36,000 kilometres warns a fishing village of a storm.', hi: '36,000 किलोमीटर ऊपर लगा कैमरा मछुआरों के गाँव को तूफ़ान की चेतावनी कैसे देता है।', ta: '36,000 கிலோமீட்டர் உயரத்தில் உள்ள ஒரு கேமரா மீனவர் கிராமத்தைப் புயலைப் பற்றி எப்படி எச்சரிக்கிறது.', mr: '36,000 किलोमीटरवरचा कॅमेरा मच्छीमारांच्या गावाला वादळाचा इशारा कसा देतो.' },
    points: three(['What a satellite sees at night', 'How a storm gets its name'], ['रात में उपग्रह क्या देखता है', 'तूफ़ान को नाम कैसे मिलता है'], ['இரவில் செயற்கைக்கோள் என்ன பார்க்கிறது', 'புயலுக்கு எப்படிப் பெயர் வருகிறது'], ['रात्री उपग्रहाला काय दिसते', 'वादळाला नाव कसे मिळते']),
  },
  details: {
    speakerName: 'Meera Krishnan',
    speakerRole: { en: 'Engineer of weather satellites', hi: 'मौसम उपग्रहों की इंजीनियर', ta: 'வானிலைச் செயற்கைக்கோள் பொறியாளர்', mr: 'हवामान उपग्रहांच्या अभियंता' },
    speakerText: { en: 'She has sent four satellites into space, and lost one.', hi: 'उन्होंने चार उपग्रह अंतरिक्ष में भेजे हैं, और एक खोया है।', ta: 'நான்கு செயற்கைக்கோள்களை விண்ணுக்கு அனுப்பியவர், ஒன்றை இழந்தவர்.', mr: 'त्यांनी चार उपग्रह अवकाशात पाठवले, आणि एक गमावला.' },
  },
} // prettier-ignore

const bridge = {
  webinar: {
    slug: 'how-a-bridge-stands-up',
    subjectKey: 'maths' as never,
    title: { en: 'How a bridge stands up', hi: 'पुल कैसे टिका रहता है', ta: 'பாலம் எப்படி நிற்கிறது', mr: 'पूल कसा उभा राहतो' },
    text: { en: 'Triangles, cables and a river in flood: the arithmetic behind a crossing.', hi: 'त्रिभुज, तार और उफनती नदी: पुल के पीछे का गणित।', ta: 'முக்கோணங்கள், கம்பிகள், வெள்ளம் வரும் ஆறு: பாலத்தின் பின்னால் உள்ள கணக்கு.', mr: 'त्रिकोण, केबल आणि पूर आलेली नदी: पुलामागचे अंकगणित.' },
    points: [],
  },
  details: {
    speakerName: 'Farah Qureshi',
    speakerRole: { en: 'Builder of bridges in the hills', hi: 'पहाड़ों में पुल बनाने वाली इंजीनियर', ta: 'மலைகளில் பாலம் கட்டும் பொறியாளர்', mr: 'डोंगरातील पूल बांधणाऱ्या' },
    speakerText: { en: 'Her longest bridge took nine years, and saves a walk of two days.', hi: 'उनका सबसे लंबा पुल नौ साल में बना और दो दिन का रास्ता बचाता है।', ta: 'அவரின் மிக நீண்ட பாலம் ஒன்பது ஆண்டுகள் எடுத்தது, இரண்டு நாள் நடையைக் குறைக்கிறது.', mr: 'त्यांच्या सर्वात लांब पुलाला नऊ वर्षे लागली, आणि तो दोन दिवसांची पायपीट वाचवतो.' },
    hasMeter: false,
  },
} // prettier-ignore
