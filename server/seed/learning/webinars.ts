// Webinars around today: one runs, some are to come, one is full, and some can be watched.
import { fromIndia, HOUR, inIndia, later, MINUTE, type Instant } from '#core/kernel/time.ts'
import { TargetKey } from '#core/taxonomy/schemas.ts'
import type { NewTeacher } from '#server/modules/catalogue/factory.ts'
import { aRegistration, aWebinar, type NewWebinar } from '#server/modules/webinars/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import { bytesOf, FILM_SECONDS } from '../media/files.ts'

interface DemoWebinar extends Partial<NewWebinar> {
  readonly slug: string
  readonly subjectKey: string
  /** The hour in India, so many days from today. */
  readonly at: readonly [days: number, hour: number]
  readonly hasFilm?: boolean
  /** The demo family's learner has a place. */
  readonly isTaken?: boolean
}

const three = (en: readonly string[], hi: readonly string[], ta: readonly string[], mr: readonly string[]) =>
  en.map((text, i) => ({ en: text, hi: hi[i] ?? text, ta: ta[i] ?? text, mr: mr[i] ?? text }))

const demoWebinars: readonly DemoWebinar[] = [
  {
    slug: 'how-to-read-a-physics-problem',
    at: [1, 11],
    type: 'MASTERCLASS',
    subjectKey: 'physics',
    grades: [11, 12, 13],
    targets: [TargetKey.parse('jeemain'), TargetKey.parse('neetug')],
    capacity: 200,
    title: { en: 'How to read a physics problem', hi: 'भौतिकी का सवाल कैसे पढ़ें', ta: 'இயற்பியல் கணக்கை எப்படிப் படிப்பது', mr: 'भौतिकशास्त्राचे उदाहरण कसे वाचावे' },
    text: { en: 'Most marks are lost before the first equation. We read six problems together, slowly, and find the words that decide.', hi: 'ज़्यादातर अंक पहले समीकरण से पहले ही जाते हैं। हम छह सवाल साथ में, धीरे-धीरे पढ़ेंगे।', ta: 'முதல் சமன்பாட்டுக்கு முன்பே மதிப்பெண்கள் போகின்றன. ஆறு கணக்குகளை மெதுவாகச் சேர்ந்து படிப்போம்.', mr: 'बहुतेक गुण पहिल्या समीकरणाआधीच जातात. आपण सहा उदाहरणे मिळून, हळू वाचतो, आणि ठरवणारे शब्द शोधतो.' },
    points: three(['Draw before you calculate', 'Spot the words that fix a sign', 'Check a result by its unit'], ['गणना से पहले चित्र बनाना', 'वे शब्द पहचानना जो चिह्न तय करते हैं', 'इकाई से उत्तर जाँचना'], ['கணக்கிடும் முன் வரைதல்', 'குறியைத் தீர்மானிக்கும் சொற்களைக் கண்டறிதல்', 'அலகால் விடையைச் சரிபார்த்தல்'], ['आकडेमोड करण्याआधी आकृती काढा', 'चिन्ह ठरवणारे शब्द ओळखा', 'एककावरून उत्तर तपासा']),
  },
  {
    slug: 'fractions-without-fear',
    at: [1, 10],
    type: 'MASTERCLASS',
    subjectKey: 'maths',
    grades: [5, 6, 7],
    isTaken: true,
    title: { en: 'Fractions without fear', hi: 'भिन्न से डर कैसा', ta: 'பின்னங்கள், பயமின்றி', mr: 'अपूर्णांकांची भीती नको' },
    text: { en: 'Paper, scissors and a roti. Children fold and cut along, parents may watch.', hi: 'काग़ज़, कैंची और एक रोटी। बच्चे साथ में मोड़ें और काटें, माता-पिता देख सकते हैं।', ta: 'காகிதம், கத்தரிக்கோல், ஒரு ரொட்டி. குழந்தைகள் மடித்து வெட்டுவார்கள், பெற்றோர் பார்க்கலாம்.', mr: 'कागद, कात्री आणि एक पोळी. मुले घडी घालतात आणि कापतात, पालक पाहू शकतात.' },
    points: three(['See why a third is more than a quarter', 'Add fractions on paper strips', 'Three questions for the kitchen'], ['एक-तिहाई चौथाई से बड़ा क्यों है', 'काग़ज़ की पट्टियों पर भिन्न जोड़ना', 'रसोई के लिए तीन सवाल'], ['மூன்றில் ஒன்று நான்கில் ஒன்றைவிடப் பெரியது ஏன்', 'காகிதப் பட்டைகளில் பின்னங்களைக் கூட்டுதல்', 'சமையலறைக்கு மூன்று கேள்விகள்'], ['एक तृतीयांश एक चतुर्थांशापेक्षा मोठा का ते पाहा', 'कागदाच्या पट्ट्यांवर अपूर्णांकांची बेरीज करा', 'स्वयंपाकघरासाठी तीन प्रश्न']),
  },
  {
    slug: 'answers-that-earn-full-marks',
    at: [3, 12],
    type: 'MASTERCLASS',
    subjectKey: 'english',
    grades: [8, 9, 10],
    title: { en: 'Writing an answer that earns full marks', hi: 'पूरे अंक दिलाने वाला उत्तर कैसे लिखें', ta: 'முழு மதிப்பெண் பெறும் விடை', mr: 'पूर्ण गुण मिळवणारे उत्तर लिहिणे' },
    text: { en: 'We mark two real answers as an examiner does, and then write a third one.', hi: 'हम दो असली उत्तर परीक्षक की तरह जाँचेंगे, फिर तीसरा लिखेंगे।', ta: 'இரண்டு உண்மையான விடைகளைத் தேர்வாளர் போல் திருத்துவோம், பிறகு மூன்றாவதை எழுதுவோம்.', mr: 'आम्ही परीक्षकांप्रमाणे दोन खरी उत्तरे तपासतो, आणि मग तिसरे लिहितो.' },
    points: three(['How marks are given', 'One idea in each sentence', 'What to leave out'], ['अंक कैसे दिए जाते हैं', 'हर वाक्य में एक विचार', 'क्या छोड़ना है'], ['மதிப்பெண் எப்படி வழங்கப்படுகிறது', 'ஒவ்வொரு வாக்கியத்திலும் ஒரு கருத்து', 'எதை விட்டுவிடுவது'], ['गुण कसे दिले जातात', 'प्रत्येक वाक्यात एक कल्पना', 'काय सोडून द्यायचे']),
  },
  {
    slug: 'neet-biology-read-the-diagram-first',
    at: [5, 11],
    subjectKey: 'biology',
    grades: [11, 12, 13],
    targets: [TargetKey.parse('neetug')],
    capacity: 1,
    isTaken: true,
    languages: ['en', 'hi'],
    title: { en: 'NEET biology: read the diagram first', hi: 'NEET जीव विज्ञान: पहले चित्र पढ़िए', ta: 'NEET உயிரியல்: முதலில் படத்தைப் படியுங்கள்', mr: 'NEET जीवशास्त्र: आधी आकृती वाचा' },
    text: { en: 'A small group works through ten diagrams of last year. Everybody speaks.', hi: 'एक छोटा समूह पिछले साल के दस चित्रों पर काम करता है। हर कोई बोलता है।', ta: 'சிறு குழு கடந்த ஆண்டின் பத்துப் படங்களை ஆராயும். அனைவரும் பேசுவார்கள்.', mr: 'एक छोटा गट मागच्या वर्षीच्या दहा आकृत्या सोडवतो. प्रत्येक जण बोलतो.' },
    points: three(['Read labels before the question', 'Find what the diagram leaves out'], ['सवाल से पहले लेबल पढ़ना', 'चित्र में क्या नहीं है, यह खोजना'], ['கேள்விக்கு முன் பெயர்களைப் படித்தல்', 'படத்தில் இல்லாததைக் கண்டறிதல்'], ['प्रश्नाआधी नावे वाचा', 'आकृतीत काय नाही ते शोधा']),
  },
  {
    slug: 'sleep-before-exams',
    at: [-2, 12],
    subjectKey: 'science',
    hasFilm: true,
    isTaken: true,
    title: { en: 'Sleep before exams', hi: 'परीक्षा से पहले की नींद', ta: 'தேர்வுக்கு முந்தைய தூக்கம்', mr: 'परीक्षेआधी झोप' },
    text: { en: 'Why an hour of sleep is worth more than an hour of revision, and how to get it.', hi: 'एक घंटे की नींद एक घंटे के दोहराव से ज़्यादा क्यों देती है, और वह कैसे मिले।', ta: 'ஒரு மணி நேரத் தூக்கம் ஒரு மணி நேரத் திருப்புதலைவிட ஏன் மேல், அதை எப்படிப் பெறுவது.', mr: 'एक तास झोप एका तासाच्या उजळणीपेक्षा मोलाची का, आणि ती कशी मिळवावी.' },
    points: three(['What the brain does at night', 'A plan for the last week'], ['रात में दिमाग़ क्या करता है', 'आख़िरी हफ़्ते की योजना'], ['இரவில் மூளை என்ன செய்கிறது', 'கடைசி வாரத்துக்கான திட்டம்'], ['रात्री मेंदू काय करतो', 'शेवटच्या आठवड्याचे नियोजन']),
  },
  {
    slug: 'mental-arithmetic-in-ten-minutes',
    at: [-9, 11],
    subjectKey: 'maths',
    grades: [3, 4, 5, 6],
    hasFilm: true,
    title: { en: 'Mental arithmetic in ten minutes a day', hi: 'दिन में दस मिनट की मौखिक गणना', ta: 'நாளுக்குப் பத்து நிமிட மனக்கணக்கு', mr: 'रोज दहा मिनिटे तोंडी हिशोब' },
    text: { en: 'Four games that need no paper, tried with children in the class.', hi: 'चार खेल जिनमें काग़ज़ नहीं चाहिए, कक्षा के बच्चों के साथ।', ta: 'காகிதம் தேவையில்லாத நான்கு விளையாட்டுகள், வகுப்புக் குழந்தைகளுடன்.', mr: 'कागद न लागणारे चार खेळ, वर्गातील मुलांसोबत करून पाहिलेले.' },
    points: [],
  },
  {
    slug: 'choosing-a-stream-after-class-10',
    at: [-1, 10],
    subjectKey: 'social-studies',
    grades: [9, 10],
    title: { en: 'Choosing a stream after Class 10', hi: 'कक्षा 10 के बाद विषय कैसे चुनें', ta: 'வகுப்பு 10 க்குப் பின் பாடப்பிரிவைத் தேர்ந்தெடுத்தல்', mr: 'दहावीनंतर शाखा निवडणे' },
    text: { en: 'Questions of parents and learners, answered by three teachers.', hi: 'माता-पिता और विद्यार्थियों के सवाल, तीन शिक्षकों के उत्तर।', ta: 'பெற்றோர், மாணவர் கேள்விகளுக்கு மூன்று ஆசிரியர்களின் பதில்.', mr: 'पालक आणि विद्यार्थ्यांच्या प्रश्नांना तीन शिक्षकांची उत्तरे.' },
    points: [],
  },
] // prettier-ignore

interface DemoPeople {
  readonly teachers: readonly NewTeacher[]
  readonly learnerId: string
}

export async function seedWebinars(ctx: Ctx, people: DemoPeople): Promise<void> {
  const { year, month, day } = inIndia(ctx.now())
  const film = { bytes: bytesOf('lesson.webm'), type: 'video/webm' as const, lengthSeconds: FILM_SECONDS }
  for (const { at: [days, hour], hasFilm = false, isTaken = false, ...webinar } of demoWebinars) {
    const startsAt = fromIndia(year, month, { day: day + days, minutes: hour * 60 })
    await plan(ctx, people, { ...webinar, startsAt, isTaken, ...(hasFilm && { film }) })
  }
  // A webinar that runs while the demo is looked at, and one later on the same day.
  const begun = later(ctx.now(), -(ctx.now() % (10 * MINUTE)) - 10 * MINUTE)
  await plan(ctx, people, { ...liveNow, startsAt: begun, endsAt: later(begun, 2 * HOUR), isTaken: false })
  await plan(ctx, people, { ...parents, startsAt: later(begun, 3 * HOUR), isTaken: false })
} // prettier-ignore

const liveNow = {
  slug: 'ask-a-maths-teacher',
  subjectKey: 'maths',
  grades: [9, 10, 11, 12],
  title: { en: 'Ask a maths teacher', hi: 'गणित के शिक्षक से पूछिए', ta: 'கணித ஆசிரியரிடம் கேளுங்கள்', mr: 'गणिताच्या शिक्षकांना विचारा' },
  text: { en: 'Bring the question that has cost you an evening. We solve as many as fit.', hi: 'वह सवाल लाइए जिसमें पूरी शाम लगी। हम जितने हो सकें उतने हल करेंगे।', ta: 'ஒரு மாலையைச் செலவழிக்க வைத்த கேள்வியைக் கொண்டு வாருங்கள். முடிந்தவரை தீர்ப்போம்.', mr: 'ज्या प्रश्नाने तुमची संध्याकाळ घेतली तो आणा. वेळेत बसतील तितके सोडवू.' },
  points: [],
} // prettier-ignore

const parents = {
  slug: 'twelve-weeks-to-the-boards',
  subjectKey: 'science',
  grades: [10, 12],
  title: { en: 'Twelve weeks to the boards: a plan for parents', hi: 'बोर्ड में बारह हफ़्ते: माता-पिता के लिए योजना', ta: 'வாரியத் தேர்வுக்குப் பன்னிரண்டு வாரங்கள்: பெற்றோருக்கான திட்டம்', mr: 'बोर्ड परीक्षेला बारा आठवडे: पालकांसाठी नियोजन' },
  text: { en: 'A calm plan by the week, and how to help without teaching.', hi: 'हफ़्ते-दर-हफ़्ते की शांत योजना, और बिना पढ़ाए मदद कैसे करें।', ta: 'வாரம்தோறும் அமைதியான திட்டம், கற்பிக்காமல் உதவுவது எப்படி.', mr: 'आठवड्यानुसार शांत नियोजन, आणि न शिकवता मदत कशी करावी.' },
  points: [],
} // prettier-ignore

type Planned = Parameters<typeof aWebinar>[1] & { readonly isTaken: boolean; readonly startsAt: Instant }

/** With the first teacher of the subject who is free then. */
async function plan(ctx: Ctx, { teachers, learnerId }: DemoPeople, { isTaken, ...webinar }: Planned): Promise<void> {
  for (const { id: teacherId } of teachers.filter(({ subjects }) => subjects.includes(webinar?.subjectKey ?? ''))) {
    const made = await aWebinar(ctx, { ...webinar, teacherId, isDraft: false })
    if (made.sessionId === null) continue
    if (isTaken) await aRegistration(ctx, made.id, learnerId)
    return
  }
}
