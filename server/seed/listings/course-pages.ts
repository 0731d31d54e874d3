// The texts of short courses' own pages. Their figures are counted in the demo data, so they are true.
import type { NewBatch, NewBundle, NewCurriculum } from '#server/modules/catalogue/factory.ts'
import type { NewCoursePage } from '#server/modules/listings/factory.ts'
import { SHORT_WEEKS } from '../catalogue/curricula.ts'
import type { Text } from '../catalogue/program-names.ts'

const helps: readonly Text[] = [
  {
    en: 'Little time left: a chapter in each class, for ten weeks.',
    hi: 'समय कम है: दस हफ़्ते, हर कक्षा में एक अध्याय।',
    ta: 'நேரம் குறைவு: பத்து வாரங்கள், ஒவ்வொரு வகுப்பிலும் ஓர் அத்தியாயம்.',
    mr: 'वेळ कमी उरला आहे: दहा आठवडे, प्रत्येक वर्गात एक प्रकरण.',
  },
]

const services: readonly Text[] = [
  { en: 'Live classes in the evening', hi: 'शाम की लाइव कक्षाएँ', ta: 'மாலை நேரலை வகுப்புகள்', mr: 'संध्याकाळी लाइव्ह वर्ग' },
  { en: 'Replays of recorded classes', hi: 'रिकॉर्ड हुई कक्षाएँ फिर से देखें', ta: 'பதிவு செய்யப்பட்ட வகுப்புகளை மீண்டும் பார்க்கலாம்', mr: 'रेकॉर्ड झालेले वर्ग पुन्हा पाहता येतात' },
] // prettier-ignore

/** The demo has tests in English for each of these classes, and in other languages not for all. */
const withTests = {
  helps: [
    ...helps,
    {
      en: 'Weak chapters: the result of each test names them.',
      hi: 'कमज़ोर अध्याय: हर टेस्ट का परिणाम उन्हें बताता है।',
      ta: 'பலவீனமான அத்தியாயங்கள்: ஒவ்வொரு தேர்வின் முடிவும் அவற்றைச் சொல்லும்.',
      mr: 'कच्ची प्रकरणे: प्रत्येक चाचणीचा निकाल ती सांगतो.',
    },
  ],
  services: [
    ...services,
    { en: 'Answers to questions about your tests', hi: 'आपके टेस्ट के सवालों पर जवाब', ta: 'உங்கள் தேர்வுகளின் வினாக்களுக்கு விளக்கம்', mr: 'तुमच्या चाचण्यांमधील प्रश्नांना उत्तरे' },
  ],
} // prettier-ignore

/** One page for each crash and revision course. */
export function makeCoursePages({ bundles, batches, curricula }: SeededCourses): NewCoursePage[] {
  const batchOf = new Map(batches.map((batch) => [batch.bundleId, batch]))
  const curriculumOf = new Map(curricula.map((curriculum) => [curriculum.id, curriculum]))
  return bundles
    .filter(({ courseKind }) => courseKind === 'CRASH' || courseKind === 'REVISION')
    .map(({ id, language, curriculumId }) => {
      const chapters = Object.values(curriculumOf.get(curriculumId ?? '')?.chapters ?? {}).flat()
      const classes = (batchOf.get(id)?.slots.length ?? 0) * SHORT_WEEKS
      const words = language === 'en' ? withTests : { helps, services }
      return { bundleId: id, ...words, keyStats: statsOf(classes, chapters.length), video: null }
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
