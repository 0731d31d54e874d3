// The names of states as a reader of each page language knows them. Invoices keep the English ones.
import type { Language } from './language.ts'
import { isStateCode, stateNames, type StateCode } from './pin-code.ts'

type Names = readonly [hi: string, ta: string, mr: string]

const translated: Readonly<Record<StateCode, Names>> = {
  '01': ['जम्मू और कश्मीर', 'ஜம்மு காஷ்மீர்', 'जम्मू आणि काश्मीर'],
  '02': ['हिमाचल प्रदेश', 'இமாச்சலப் பிரதேசம்', 'हिमाचल प्रदेश'],
  '03': ['पंजाब', 'பஞ்சாப்', 'पंजाब'],
  '04': ['चंडीगढ़', 'சண்டிகர்', 'चंदीगड'],
  '05': ['उत्तराखंड', 'உத்தராகண்ட்', 'उत्तराखंड'],
  '06': ['हरियाणा', 'ஹரியானா', 'हरियाणा'],
  '07': ['दिल्ली', 'டெல்லி', 'दिल्ली'],
  '08': ['राजस्थान', 'ராஜஸ்தான்', 'राजस्थान'],
  '09': ['उत्तर प्रदेश', 'உத்தரப் பிரதேசம்', 'उत्तर प्रदेश'],
  '10': ['बिहार', 'பீகார்', 'बिहार'],
  '11': ['सिक्किम', 'சிக்கிம்', 'सिक्कीम'],
  '12': ['अरुणाचल प्रदेश', 'அருணாச்சலப் பிரதேசம்', 'अरुणाचल प्रदेश'],
  '13': ['नागालैंड', 'நாகாலாந்து', 'नागालँड'],
  '14': ['मणिपुर', 'மணிப்பூர்', 'मणिपूर'],
  '15': ['मिज़ोरम', 'மிசோரம்', 'मिझोरम'],
  '16': ['त्रिपुरा', 'திரிபுரா', 'त्रिपुरा'],
  '17': ['मेघालय', 'மேகாலயா', 'मेघालय'],
  '18': ['असम', 'அசாம்', 'आसाम'],
  '19': ['पश्चिम बंगाल', 'மேற்கு வங்காளம்', 'पश्चिम बंगाल'],
  '20': ['झारखंड', 'ஜார்கண்ட்', 'झारखंड'],
  '21': ['ओडिशा', 'ஒடிசா', 'ओडिशा'],
  '22': ['छत्तीसगढ़', 'சத்தீஸ்கர்', 'छत्तीसगड'],
  '23': ['मध्य प्रदेश', 'மத்தியப் பிரதேசம்', 'मध्य प्रदेश'],
  '24': ['गुजरात', 'குஜராத்', 'गुजरात'],
  '26': [
    'दादरा और नगर हवेली और दमन और दीव',
    'தாத்ரா மற்றும் நகர் ஹவேலி மற்றும் தாமன் மற்றும் தியூ',
    'दादरा आणि नगर हवेली आणि दमण आणि दीव',
  ],
  '27': ['महाराष्ट्र', 'மகாராஷ்டிரா', 'महाराष्ट्र'],
  '29': ['कर्नाटक', 'கர்நாடகா', 'कर्नाटक'],
  '30': ['गोवा', 'கோவா', 'गोवा'],
  '31': ['लक्षद्वीप', 'லட்சத்தீவு', 'लक्षद्वीप'],
  '32': ['केरल', 'கேரளா', 'केरळ'],
  '33': ['तमिलनाडु', 'தமிழ்நாடு', 'तमिळनाडू'],
  '34': ['पुदुच्चेरी', 'புதுச்சேரி', 'पुदुच्चेरी'],
  '35': ['अंडमान और निकोबार द्वीपसमूह', 'அந்தமான் நிகோபார் தீவுகள்', 'अंदमान आणि निकोबार बेटे'],
  '36': ['तेलंगाना', 'தெலுங்கானா', 'तेलंगणा'],
  '37': ['आंध्र प्रदेश', 'ஆந்திரப் பிரதேசம்', 'आंध्र प्रदेश'],
  '38': ['लद्दाख', 'லடாக்', 'लडाख'],
}

/** Undefined for a text that is no state's code. */
export function stateNameIn(lang: Language, code: string): string | undefined {
  return isStateCode(code) ? nameOf(lang, code) : undefined
}

function nameOf(lang: Language, code: StateCode): string {
  const [hi, ta, mr] = translated[code]
  if (lang === 'hi') return hi
  if (lang === 'ta') return ta
  return lang === 'mr' ? mr : stateNames[code]
}

/** The choices of a form, in the order of the GST codes. */
export function stateChoicesIn(lang: Language): { readonly value: StateCode; readonly text: string }[] {
  const codes = Object.keys(translated) as StateCode[] // the record's own keys
  return codes.toSorted().map((value) => ({ value, text: nameOf(lang, value) }))
}
