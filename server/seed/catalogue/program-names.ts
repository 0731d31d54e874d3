// The names of programs, courses and plans, in English, Hindi, Tamil and Marathi.
import type { VariantName } from '#core/modules/catalogue/variant.ts'
import { tierNames } from '#core/modules/plans/plan-title.ts'
import type { Stream } from '#core/taxonomy/grade.ts'
import type { Language, LocalisedText } from '#core/taxonomy/language.ts'

export type Text = Required<Pick<LocalisedText, 'en' | 'hi' | 'ta' | 'mr'>>

const labels: Readonly<Record<string, Text>> = {
  all: { en: 'All Subjects', hi: 'सभी विषय', ta: 'அனைத்துப் பாடங்கள்', mr: 'सर्व विषय' },
  cbse: { en: 'CBSE', hi: 'सीबीएसई', ta: 'சிபிஎஸ்இ', mr: 'CBSE' },
  icse: { en: 'ICSE', hi: 'आईसीएसई', ta: 'ஐசிஎஸ்இ', mr: 'ICSE' },
  igcse: { en: 'IGCSE and IB', hi: 'आईजीसीएसई और आईबी', ta: 'ஐஜிசிஎஸ்இ, ஐபி', mr: 'IGCSE आणि IB' },
  maharashtraboard: { en: 'Maharashtra Board', hi: 'महाराष्ट्र बोर्ड', ta: 'மகாராஷ்டிரா வாரியம்', mr: 'महाराष्ट्र बोर्ड' },
  karnatakaboard: { en: 'Karnataka Board', hi: 'कर्नाटक बोर्ड', ta: 'கர்நாடகா வாரியம்', mr: 'कर्नाटक बोर्ड' },
  stateboard: { en: 'State Board', hi: 'राज्य बोर्ड', ta: 'மாநில வாரியம்', mr: 'राज्य बोर्ड' },
  olympiad: { en: 'Olympiads', hi: 'ओलंपियाड', ta: 'ஒலிம்பியாட்', mr: 'ऑलिंपियाड' },
  foundation: { en: 'Foundation', hi: 'फ़ाउंडेशन', ta: 'அடித்தளம்', mr: 'फाउंडेशन' },
  jeemain: { en: 'JEE Main', hi: 'जेईई मेन', ta: 'ஜேஇஇ மெயின்', mr: 'JEE Main' },
  jeeadvanced: { en: 'JEE Advanced', hi: 'जेईई एडवांस्ड', ta: 'ஜேஇஇ அட்வான்ஸ்டு', mr: 'JEE Advanced' },
  neetug: { en: 'NEET UG', hi: 'नीट यूजी', ta: 'நீட் யுஜி', mr: 'NEET UG' },
  mhtcet: { en: 'MHT CET', hi: 'एमएचटी सीईटी', ta: 'எம்எச்டி சிஇடி', mr: 'MHT CET' },
  kcet: { en: 'KCET', hi: 'केसीईटी', ta: 'கேசிஇடி', mr: 'KCET' },
  wbjee: { en: 'WBJEE', hi: 'डब्ल्यूबीजेईई', ta: 'டபிள்யூபிஜேஇஇ', mr: 'WBJEE' },
  cuet: { en: 'CUET', hi: 'सीयूईटी', ta: 'சியுஇடி', mr: 'CUET' },
}

const streams: Readonly<Record<Stream, Text>> = {
  SCIENCE: { en: 'Science', hi: 'विज्ञान', ta: 'அறிவியல்', mr: 'विज्ञान' },
  COMMERCE: { en: 'Commerce', hi: 'वाणिज्य', ta: 'வணிகவியல்', mr: 'वाणिज्य' },
  HUMANITIES: { en: 'Humanities', hi: 'मानविकी', ta: 'கலை', mr: 'कला' },
}

/** The endings of the slugs of courses in other languages. */
const mediums: Readonly<Record<Language, string>> = { en: '', 'hi-Latn': 'hinglish', hi: 'hindi', kn: 'kannada', mr: 'marathi', ta: 'tamil', te: 'telugu', bn: 'bengali' } // prettier-ignore

/** "Class 11 JEE Main", "Class 12 Commerce CBSE", "UKG All Subjects". */
export function programName(grade: number, stream: Stream | null, label?: string): Text {
  const after = label === undefined ? undefined : textOf(labels, label)
  // An entrance exam says which stream it is for.
  const named = stream !== null && (stream !== 'SCIENCE' || after === labels['cbse'] || after === labels['icse'])
  return joined(className(grade), named ? streams[stream] : undefined, after)
}

/** "Class 11 JEE Main Pro". */
export function courseTitle(program: Text, shownTier: VariantName): Text {
  return joined(program, tierNames[shownTier])
}

/** One line on what the course is for. */
export function outcomeOf(grade: number, target: string): Text {
  if (grade <= 2)
    return {
      en: 'Reads, counts and asks questions with joy.',
      hi: 'ख़ुशी से पढ़े, गिने और सवाल पूछे।',
      ta: 'மகிழ்ச்சியுடன் படிக்கவும் எண்ணவும் கேட்கவும்.',
      mr: 'आनंदाने वाचते, मोजते आणि प्रश्न विचारते.',
    }
  if (target === 'school')
    return {
      en: 'The whole syllabus in evening classes, with a test after every chapter.',
      hi: 'पूरा पाठ्यक्रम शाम की कक्षाओं में, हर अध्याय के बाद टेस्ट।',
      ta: 'முழுப் பாடத்திட்டமும் மாலை வகுப்புகளில்; ஒவ்வொரு அத்தியாயத்திற்கும் தேர்வு.',
      mr: 'संपूर्ण पाठ्यक्रम संध्याकाळच्या वर्गांत, प्रत्येक प्रकरणानंतर चाचणी.',
    }
  const exam = textOf(labels, target)
  return {
    en: `The class syllabus and ${exam.en} practice, week by week.`,
    hi: `कक्षा का पाठ्यक्रम और ${exam.hi} का अभ्यास, हर हफ़्ते।`,
    ta: `வகுப்புப் பாடங்களும் ${exam.ta} பயிற்சியும், வாரந்தோறும்.`,
    mr: `इयत्तेचा पाठ्यक्रम आणि ${exam.mr} चा सराव, आठवड्यामागून आठवडा.`,
  }
}

export function slugOf(title: Text, language: Language): string {
  const words = `${title.en} ${mediums[language]}`.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return words.join('-')
}

function className(grade: number): Text {
  if (grade === -2) return { en: 'LKG', hi: 'एलकेजी', ta: 'எல்கேஜி', mr: 'LKG' }
  if (grade === -1) return { en: 'UKG', hi: 'यूकेजी', ta: 'யுகேஜி', mr: 'UKG' }
  if (grade === 13) return { en: 'Class 12 Pass', hi: '12वीं पास', ta: '12 முடித்தவர்', mr: 'बारावी उत्तीर्ण' }
  return { en: `Class ${grade}`, hi: `कक्षा ${grade}`, ta: `வகுப்பு ${grade}`, mr: `इयत्ता ${grade}` }
}

export function joined(...parts: readonly (Text | undefined)[]): Text {
  const of = (lang: keyof Text) => parts.flatMap((part) => part?.[lang] ?? []).join(' ')
  return { en: of('en'), hi: of('hi'), ta: of('ta'), mr: of('mr') }
}

function textOf(texts: Readonly<Record<string, Text>>, key: string): Text {
  const text = texts[key]
  if (!text) throw new Error(`nothing is called ${key}`)
  return text
}
