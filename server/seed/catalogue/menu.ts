// The header menu: the sections of learning spec, section 2. An entry whose page does not exist yet is INACTIVE and is
// therefore not returned.
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { NewMenuEntry } from '#server/modules/catalogue/factory.ts'

export const menu: readonly NewMenuEntry[] = [
  {
    ...section('courses', 1, { en: 'Courses', hi: 'कोर्स', ta: 'பாடநெறிகள்', mr: 'अभ्यासक्रम' }, '/courses'),
    grid: 3,
    children: [
      group('courses-jee', 1, { en: 'JEE', hi: 'जेईई', ta: 'ஜேஇஇ', mr: 'JEE' }, [
        course(11, 'science', 'jeemain', { en: 'Class 11 JEE Main', hi: 'कक्षा 11 जेईई मेन', ta: 'வகுப்பு 11 ஜேஇஇ மெயின்', mr: 'इयत्ता 11 JEE Main' }),
        course(12, 'science', 'jeemain', { en: 'Class 12 JEE Main', hi: 'कक्षा 12 जेईई मेन', ta: 'வகுப்பு 12 ஜேஇஇ மெயின்', mr: 'इयत्ता 12 JEE Main' }),
        course(12, 'science', 'jeeadvanced', { en: 'Class 12 JEE Advanced', hi: 'कक्षा 12 जेईई एडवांस्ड', ta: 'வகுப்பு 12 ஜேஇஇ அட்வான்ஸ்டு', mr: 'इयत्ता 12 JEE Advanced' }),
        course(13, null, 'jeemain', { en: 'Class 12 Pass JEE Main', hi: '12वीं पास जेईई मेन', ta: '12 முடித்தவர் ஜேஇஇ மெயின்', mr: 'बारावी उत्तीर्ण JEE Main' }),
      ]),
      group('courses-neet', 2, { en: 'NEET', hi: 'नीट', ta: 'நீட்', mr: 'NEET' }, [
        course(11, 'science', 'neetug', { en: 'Class 11 NEET UG', hi: 'कक्षा 11 नीट यूजी', ta: 'வகுப்பு 11 நீட் யுஜி', mr: 'इयत्ता 11 NEET UG' }),
        course(12, 'science', 'neetug', { en: 'Class 12 NEET UG', hi: 'कक्षा 12 नीट यूजी', ta: 'வகுப்பு 12 நீட் யுஜி', mr: 'इयत्ता 12 NEET UG' }),
        course(13, null, 'neetug', { en: 'Class 12 Pass NEET UG', hi: '12वीं पास नीट यूजी', ta: '12 முடித்தவர் நீட் யுஜி', mr: 'बारावी उत्तीर्ण NEET UG' }),
      ]),
      group('courses-school', 3, { en: 'School and boards', hi: 'स्कूल और बोर्ड', ta: 'பள்ளி, வாரியம்', mr: 'शाळा आणि बोर्ड' }, [
        ...[6, 7, 8, 9, 10].map((grade) => course(grade, null, 'school', className(grade))),
        course(12, 'commerce', 'school', { en: 'Class 12 Commerce', hi: 'कक्षा 12 वाणिज्य', ta: 'வகுப்பு 12 வணிகவியல்', mr: 'इयत्ता 12 वाणिज्य' }),
      ]),
      {
        key: 'courses-ways',
        rank: 4,
        heading: { en: 'Other ways to learn', hi: 'सीखने के और तरीक़े', ta: 'கற்க வேறு வழிகள்', mr: 'शिकण्याचे इतर मार्ग' },
        children: [
          leaf('courses-ai-live', 1, { en: 'AI live courses', hi: 'एआई लाइव कोर्स', ta: 'ஏஐ நேரலைப் பாடநெறிகள்', mr: 'AI लाइव्ह अभ्यासक्रम' }, '/ai-live'),
          leaf('courses-short', 2, { en: 'Short programmes', hi: 'छोटे कार्यक्रम', ta: 'குறுகிய பாடநெறிகள்', mr: 'छोटे कार्यक्रम' }, '/short-programs'),
          leaf('courses-one-to-one', 3, { en: 'One-to-one classes', hi: 'वन-टू-वन कक्षाएँ', ta: 'தனிநபர் வகுப்புகள்', mr: 'एकास एक वर्ग' }, '/short-programs?type=ONE_TO_ONE'),
        ],
      },
    ],
  },
  {
    ...section('courses-for-kids', 2, { en: 'Courses for kids', hi: 'बच्चों के कोर्स', ta: 'சிறுவர்களுக்கு', mr: 'लहान मुलांसाठी अभ्यासक्रम' }, courseUrl(1, null, 'school')),
    grid: 2,
    children: [
      group('kids-classes', 1, { en: 'LKG to Class 5', hi: 'एलकेजी से कक्षा 5', ta: 'எல்கேஜி முதல் வகுப்பு 5 வரை', mr: 'LKG ते इयत्ता 5' }, [
        course(-2, null, 'school', { en: 'LKG', hi: 'एलकेजी', ta: 'எல்கேஜி', mr: 'LKG' }),
        course(-1, null, 'school', { en: 'UKG', hi: 'यूकेजी', ta: 'யுகேஜி', mr: 'UKG' }),
        ...[1, 2, 3, 4, 5].map((grade) => course(grade, null, 'school', className(grade))),
      ]),
      group('kids-olympiads', 2, { en: 'Olympiads', hi: 'ओलंपियाड', ta: 'ஒலிம்பியாட்', mr: 'ऑलिंपियाड' }, [
        course(3, null, 'olympiad', className(3)),
        course(4, null, 'olympiad', className(4)),
        course(5, null, 'olympiad', className(5)),
      ]),
      leaf('kids-demo', 3, { en: 'Free demo class', hi: 'मुफ़्त डेमो कक्षा', ta: 'இலவச டெமோ வகுப்பு', mr: 'मोफत डेमो वर्ग' }, '/demo'),
    ],
  },
  {
    ...section('free-study-material', 3, { en: 'Free study material', hi: 'मुफ़्त पढ़ाई की सामग्री', ta: 'படிப்புப் பொருட்கள்', mr: 'मोफत अभ्यास साहित्य' }, '/study'),
    children: [
      leaf('free-study-all', 1, { en: 'Notes, formulae, sample papers', hi: 'नोट्स, सूत्र, सैंपल पेपर', ta: 'குறிப்புகள், சூத்திரங்கள், மாதிரித் தாள்கள்', mr: 'नोट्स, सूत्रे, नमुना प्रश्नपत्रिका' }, '/study'),
      leaf('free-study-questions', 2, { en: 'Solved questions', hi: 'हल किए हुए प्रश्न', ta: 'தீர்வுடன் கேள்விகள்', mr: 'सोडवलेले प्रश्न' }, '/questions'),
      leaf('free-study-articles', 3, { en: 'Articles', hi: 'लेख', ta: 'கட்டுரைகள்', mr: 'लेख' }, '/blog'),
      leaf('free-study-predictor', 4, { en: 'College predictor', hi: 'कॉलेज प्रेडिक्टर', ta: 'கல்லூரிக் கணிப்பு', mr: 'कॉलेज प्रेडिक्टर' }, '/predictor'),
    ],
  },
  {
    ...section('online-tuition', 4, { en: 'Online tuition', hi: 'ऑनलाइन ट्यूशन', ta: 'டியூஷன்', mr: 'ऑनलाइन शिकवणी' }, '/plans'),
    children: [
      leaf('tuition-9', 1, { en: 'Class 9 plans', hi: 'कक्षा 9 के प्लान', ta: 'வகுப்பு 9 திட்டங்கள்', mr: 'इयत्ता 9 चे प्लॅन' }, plansUrl(9, null, 'school')),
      leaf('tuition-10', 2, { en: 'Class 10 plans', hi: 'कक्षा 10 के प्लान', ta: 'வகுப்பு 10 திட்டங்கள்', mr: 'इयत्ता 10 चे प्लॅन' }, plansUrl(10, null, 'school')),
      leaf('tuition-11', 3, { en: 'Class 11 JEE plans', hi: 'कक्षा 11 जेईई के प्लान', ta: 'வகுப்பு 11 ஜேஇஇ திட்டங்கள்', mr: 'इयत्ता 11 JEE चे प्लॅन' }, plansUrl(11, 'science', 'jeemain')),
      leaf('tuition-12', 4, { en: 'Class 12 NEET plans', hi: 'कक्षा 12 नीट के प्लान', ta: 'வகுப்பு 12 நீட் திட்டங்கள்', mr: 'इयत्ता 12 NEET चे प्लॅन' }, plansUrl(12, 'science', 'neetug')),
    ],
  },
  section('talk-to-experts', 5, { en: 'Talk to experts', hi: 'विशेषज्ञों से बात करें', ta: 'நிபுணர் பேச்சு', mr: 'तज्ज्ञांशी बोला' }, '/mastertalks'),
  section('free-live-classes', 6, { en: 'Free live classes', hi: 'मुफ़्त लाइव कक्षाएँ', ta: 'இலவச வகுப்புகள்', mr: 'मोफत लाइव्ह वर्ग' }, '/free-classes'),
  { ...section('offline-centres', 7, { en: 'Offline centres', hi: 'ऑफ़लाइन केंद्र', ta: 'நேரடி மையங்கள்', mr: 'प्रत्यक्ष केंद्रे' }, '/centres'), entityState: 'INACTIVE' },
  { ...section('store', 8, { en: 'Store', hi: 'स्टोर', ta: 'கடை', mr: 'स्टोअर' }, '/store'), entityState: 'INACTIVE' },
  {
    ...section('more', 9, { en: 'More', hi: 'और', ta: 'மேலும்', mr: 'आणखी' }, '/tnc'),
    children: [
      leaf('more-terms', 1, { en: 'Terms, refunds and promise', hi: 'शर्तें, रिफ़ंड और वादा', ta: 'விதிமுறைகள், பணம் திரும்ப, வாக்குறுதி', mr: 'अटी, परतावा आणि वचन' }, '/tnc'),
      leaf('more-webinars', 4, { en: 'Webinars', hi: 'वेबिनार', ta: 'வெபினார்கள்', mr: 'वेबिनार' }, '/webinars'),
      leaf('more-explore', 3, { en: 'Explore', hi: 'और देखें', ta: 'அனைத்தையும் பாருங்கள்', mr: 'आणखी पाहा' }, '/explore'),
      leaf('more-plans', 2, { en: 'Compare plans', hi: 'प्लानों की तुलना', ta: 'திட்டங்களை ஒப்பிடுங்கள்', mr: 'प्लॅनची तुलना करा' }, '/plans'),
    ],
  },
  section('sign-in', 10, { en: 'Sign in', hi: 'साइन इन', ta: 'உள்நுழைக', mr: 'साइन इन करा' }, '/login'),
] // prettier-ignore

function section(key: string, rank: number, heading: LocalisedText, redirectionUrl: string): NewMenuEntry {
  return { key, rank, heading, redirectionUrl }
}

function group(key: string, rank: number, heading: LocalisedText, courses: readonly NewMenuEntry[]): NewMenuEntry {
  return {
    key,
    rank,
    heading,
    children: courses.map((each, i) => ({ ...each, key: `${key}-${each.key}`, rank: i + 1 })),
  }
}

function leaf(key: string, rank: number, heading: LocalisedText, redirectionUrl: string): NewMenuEntry {
  return { key, rank, heading, redirectionUrl }
}

function course(grade: number, stream: string | null, target: string, heading: LocalisedText): NewMenuEntry {
  const isTopCourse = grade === 11 && target === 'jeemain'
  return { key: `${grade}-${target}`, rank: 1, heading, redirectionUrl: courseUrl(grade, stream, target), isTopCourse }
}

function courseUrl(grade: number, stream: string | null, target: string): string {
  return `/courses?${choice(grade, stream, target)}`
}

function plansUrl(grade: number, stream: string | null, target: string): string {
  return `/plans?${choice(grade, stream, target)}`
}

/** The class as grade-key.ts writes it, the board and the target. */
function choice(grade: number, stream: string | null, target: string): string {
  return `grade=${stream === null ? grade : `${grade}-${stream}`}&board=cbse&target=${target}`
}

function className(grade: number): LocalisedText {
  return { en: `Class ${grade}`, hi: `कक्षा ${grade}`, ta: `வகுப்பு ${grade}`, mr: `इयत्ता ${grade}` }
}
