// The texts of short courses' own pages. Their figures are counted in the demo data, so they are true.
import type { NewBatch, NewBundle, NewCurriculum } from '#server/modules/catalogue/factory.ts'
import type { NewCoursePage } from '#server/modules/listings/factory.ts'
import { SHORT_WEEKS } from '../catalogue/curricula.ts'
import type { Text } from '../catalogue/program-names.ts'

const helps: readonly Text[] = [
  {
    en: 'Little time left: the chapters asked most come first.',
    hi: 'समय कम है: सबसे ज़्यादा पूछे जाने वाले अध्याय पहले।',
    ta: 'நேரம் குறைவு: அதிகம் கேட்கப்படும் அத்தியாயங்கள் முதலில்.',
    mr: 'वेळ कमी उरला आहे: सर्वाधिक विचारली जाणारी प्रकरणे आधी.',
  },
  {
    en: 'Weak chapters: every class ends with a test that finds them.',
    hi: 'कमज़ोर अध्याय: हर कक्षा के अंत का टेस्ट उन्हें ढूँढता है।',
    ta: 'பலவீனமான அத்தியாயங்கள்: ஒவ்வொரு வகுப்பின் இறுதித் தேர்வும் அவற்றைக் கண்டறியும்.',
    mr: 'कच्ची प्रकरणे: प्रत्येक वर्ग ती शोधणाऱ्या चाचणीने संपतो.',
  },
  {
    en: 'Exam nerves: past papers against the clock, week after week.',
    hi: 'परीक्षा की घबराहट: हर हफ़्ते घड़ी के साथ पिछले प्रश्नपत्र।',
    ta: 'தேர்வு பயம்: வாரந்தோறும் நேரக் கணக்குடன் பழைய வினாத்தாள்கள்.',
    mr: 'परीक्षेची भीती: दर आठवड्याला घड्याळ लावून जुन्या प्रश्नपत्रिका.',
  },
]

const services: readonly Text[] = [
  { en: 'Live classes in the evening', hi: 'शाम की लाइव कक्षाएँ', ta: 'மாலை நேரலை வகுப்புகள்', mr: 'संध्याकाळी लाइव्ह वर्ग' },
  { en: 'Replays and notes of every class', hi: 'हर कक्षा की रिकॉर्डिंग और नोट्स', ta: 'ஒவ்வொரு வகுப்பின் பதிவும் குறிப்புகளும்', mr: 'प्रत्येक वर्गाचा रिप्ले आणि नोट्स' },
  { en: 'A teacher for every doubt', hi: 'हर शंका के लिए शिक्षक', ta: 'ஒவ்வொரு சந்தேகத்திற்கும் ஆசிரியர்', mr: 'प्रत्येक शंकेसाठी शिक्षक' },
  { en: 'A report to the parents each month', hi: 'हर महीने अभिभावकों को रिपोर्ट', ta: 'மாதந்தோறும் பெற்றோருக்கு அறிக்கை', mr: 'पालकांना दर महिन्याला अहवाल' },
] // prettier-ignore

/** One page for each crash and revision course. */
export function makeCoursePages({ bundles, batches, curricula }: SeededCourses): NewCoursePage[] {
  const batchOf = new Map(batches.map((batch) => [batch.bundleId, batch]))
  const curriculumOf = new Map(curricula.map((curriculum) => [curriculum.id, curriculum]))
  return bundles
    .filter(({ courseKind }) => courseKind === 'CRASH' || courseKind === 'REVISION')
    .map(({ id, curriculumId }) => {
      const chapters = Object.values(curriculumOf.get(curriculumId ?? '')?.chapters ?? {}).flat()
      const classes = (batchOf.get(id)?.slots.length ?? 0) * SHORT_WEEKS
      return { bundleId: id, helps, services, keyStats: statsOf(classes, chapters.length), video: null }
    })
}

interface SeededCourses {
  readonly bundles: readonly NewBundle[]
  readonly batches: readonly NewBatch[]
  readonly curricula: readonly NewCurriculum[]
}

/** The page counts the tests itself. */
function statsOf(classes: number, chapters: number): NewCoursePage['keyStats'] {
  return [
    { figure: String(classes), text: { en: 'live classes', hi: 'लाइव कक्षाएँ', ta: 'நேரலை வகுப்புகள்', mr: 'लाइव्ह वर्ग' } },
    { figure: String(chapters), text: { en: 'chapters', hi: 'अध्याय', ta: 'அத்தியாயங்கள்', mr: 'प्रकरणे' } },
    { figure: String(SHORT_WEEKS), text: { en: 'weeks', hi: 'हफ़्ते', ta: 'வாரங்கள்', mr: 'आठवडे' } },
  ]
}
