// The words of the document in which a family reads its own data, in the languages of the website.
import type { Language } from '#core/taxonomy/language.ts'

type Words = Readonly<Partial<Record<Language, string>>> & { readonly en: string }

export const PHRASES = {
  title: { en: 'Your data at Kandil', hi: 'Kandil में आपका डेटा', ta: 'Kandil-இல் உங்கள் தரவு' },
  intro: {
    en: 'This is all that we keep about your family. Made on',
    hi: 'आपके परिवार के बारे में हमारे पास यही सब है। बनाया गया:',
    ta: 'உங்கள் குடும்பத்தைப் பற்றி நாங்கள் வைத்திருப்பது இவ்வளவே. உருவாக்கிய நாள்:',
  },
  household: { en: 'Your household', hi: 'आपका परिवार', ta: 'உங்கள் குடும்பம்' },
  learner: { en: 'Learner', hi: 'विद्यार्थी', ta: 'மாணவர்' },
  sessions: {
    en: 'Where you are logged in',
    hi: 'आप कहाँ-कहाँ लॉग इन हैं',
    ta: 'நீங்கள் உள்நுழைந்திருக்கும் இடங்கள்',
  },
  nothing: { en: 'Nothing', hi: 'कुछ नहीं', ta: 'எதுவும் இல்லை' },
  yes: { en: 'Yes', hi: 'हाँ', ta: 'ஆம்' },
  no: { en: 'No', hi: 'नहीं', ta: 'இல்லை' },
} as const satisfies Readonly<Record<string, Words>>

/** The parts of the data, by the name of the module that keeps them; and the fields that most of them have. */
const NAMES: Readonly<Record<string, Words>> = {
  accounts: { en: 'Account', hi: 'खाता', ta: 'கணக்கு' },
  addresses: { en: 'Addresses', hi: 'पते', ta: 'முகவரிகள்' },
  attempts: { en: 'Tests', hi: 'टेस्ट', ta: 'தேர்வுகள்' },
  classroom: { en: 'Classes', hi: 'क्लास', ta: 'வகுப்புகள்' },
  clickstream: { en: 'Visits of our pages', hi: 'हमारे पेजों पर आना', ta: 'எங்கள் பக்கங்களுக்கு வந்தது' },
  consent: { en: 'Consents', hi: 'सहमतियाँ', ta: 'ஒப்புதல்கள்' },
  coupons: { en: 'Coupons', hi: 'कूपन', ta: 'கூப்பன்கள்' },
  demos: { en: 'Demo classes', hi: 'डेमो क्लास', ta: 'டெமோ வகுப்புகள்' },
  enrolments: { en: 'Courses', hi: 'कोर्स', ta: 'கோர்ஸ்கள்' },
  households: { en: 'People of the household', hi: 'परिवार के लोग', ta: 'குடும்பத்தினர்' },
  instalments: { en: 'Instalments', hi: 'किस्तें', ta: 'தவணைகள்' },
  invoices: { en: 'Invoices', hi: 'इनवॉइस', ta: 'இன்வாய்ஸ்கள்' },
  mandates: { en: 'Auto-debit', hi: 'ऑटो-डेबिट', ta: 'தானியங்கி பற்று' },
  notices: { en: 'Messages', hi: 'संदेश', ta: 'செய்திகள்' },
  onboarding: { en: 'Onboarding', hi: 'शुरुआती जानकारी', ta: 'தொடக்க விவரங்கள்' },
  orders: { en: 'Orders', hi: 'ऑर्डर', ta: 'ஆர்டர்கள்' },
  payments: { en: 'Payments', hi: 'भुगतान', ta: 'கட்டணங்கள்' },
  privacy: { en: 'Data requests', hi: 'डेटा के अनुरोध', ta: 'தரவு கோரிக்கைகள்' },
  profiles: { en: 'Profile', hi: 'प्रोफ़ाइल', ta: 'சுயவிவரம்' },
  support: { en: 'Views by support', hi: 'सहायता टीम ने कब देखा', ta: 'உதவிக் குழு பார்த்தது' },
  tickets: { en: 'Help desk', hi: 'सहायता', ta: 'உதவி' },
  wallet: { en: 'Wallet', hi: 'वॉलेट', ta: 'வாலட்' },
  webinars: { en: 'Webinars', hi: 'वेबिनार', ta: 'வெபினார்கள்' },
  amount: { en: 'Amount', hi: 'रक़म', ta: 'தொகை' },
  city: { en: 'City', hi: 'शहर', ta: 'நகரம்' },
  createdAt: { en: 'Made on', hi: 'कब बना', ta: 'உருவாக்கிய நாள்' },
  email: { en: 'E-mail', hi: 'ईमेल', ta: 'மின்னஞ்சல்' },
  firstName: { en: 'First name', hi: 'नाम', ta: 'பெயர்' },
  grade: { en: 'Class', hi: 'कक्षा', ta: 'வகுப்பு' },
  language: { en: 'Language', hi: 'भाषा', ta: 'மொழி' },
  lang: { en: 'Language', hi: 'भाषा', ta: 'மொழி' },
  lastName: { en: 'Last name', hi: 'उपनाम', ta: 'குடும்பப் பெயர்' },
  name: { en: 'Name', hi: 'नाम', ta: 'பெயர்' },
  paidAt: { en: 'Paid on', hi: 'भुगतान की तारीख', ta: 'செலுத்திய நாள்' },
  phone: { en: 'Mobile number', hi: 'मोबाइल नंबर', ta: 'மொபைல் எண்' },
  pinCode: { en: 'PIN code', hi: 'पिन कोड', ta: 'பின் குறியீடு' },
  reason: { en: 'Reason', hi: 'कारण', ta: 'காரணம்' },
  state: { en: 'State', hi: 'स्थिति', ta: 'நிலை' },
  status: { en: 'Status', hi: 'स्थिति', ta: 'நிலை' },
  title: { en: 'Title', hi: 'शीर्षक', ta: 'தலைப்பு' },
}

/** The name of a part or a field; undefined where only its own is known. */
export function nameIn(key: string, lang: Language): string | undefined {
  return Object.hasOwn(NAMES, key) ? wordsIn(NAMES[key] as Words, lang) : undefined
}

export function wordsIn(words: Words, lang: Language): string {
  return words[lang] ?? words.en
}
