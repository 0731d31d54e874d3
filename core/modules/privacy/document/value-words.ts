// The states and kinds in a family's data, in words. It knows no zod.
import { inLanguage, type Language } from '#core/taxonomy/language.ts'

type Words = readonly [en: string, hi: string, ta: string, mr: string]

const VALUES: Readonly<Record<string, Words>> = {
  PARENT: ['Parent', 'माता-पिता', 'பெற்றோர்', 'आई-वडील'],
  LEARNER: ['Learner', 'विद्यार्थी', 'மாணவர்', 'विद्यार्थी'],
  PAYMENTS: ['Payments', 'भुगतान', 'கட்டணங்கள்', 'पेमेंट'],
  CLASSES: ['Classes', 'कक्षाएँ', 'வகுப்புகள்', 'वर्ग'],
  REPORTS: ['Reports', 'रिपोर्ट', 'அறிக்கைகள்', 'अहवाल'],
  OFFERS: ['Offers', 'ऑफ़र', 'சலுகைகள்', 'ऑफर'],
  MAIL: ['E-mail', 'ईमेल', 'மின்னஞ்சல்', 'ईमेल'],
  WHATSAPP: ['WhatsApp', 'WhatsApp', 'WhatsApp', 'WhatsApp'],
  CORE_LEARNING: ['Learning', 'सीखना', 'கற்றல்', 'शिकणे'],
  LIVE_AV: ['Camera and microphone in class', 'कक्षा में कैमरा और माइक', 'வகுப்பில் கேமரா, மைக்', 'वर्गात कॅमेरा आणि माइक'],
  RECORDING: ['Recording', 'रिकॉर्डिंग', 'பதிவு', 'रेकॉर्डिंग'],
  SENT: ['Sent', 'भेजा गया', 'அனுப்பப்பட்டது', 'पाठवले'],
  DROPPED: ['Not sent', 'नहीं भेजा गया', 'அனுப்பப்படவில்லை', 'पाठवले नाही'],
  WAITING: ['Waiting', 'इंतज़ार में', 'காத்திருக்கிறது', 'प्रतीक्षेत'],
  OPEN: ['Open', 'खुला', 'திறந்துள்ளது', 'खुले'],
  PAID: ['Paid', 'भुगतान हो गया', 'செலுத்தப்பட்டது', 'भरले'],
  PENDING: ['Due', 'देना है', 'செலுத்த வேண்டியது', 'भरायचे आहे'],
  ACTIVE: ['Active', 'चालू', 'நடப்பில்', 'चालू'],
  RUNNING: ['Running', 'चालू', 'நடப்பில்', 'चालू'],
  APPROVED: ['Approved', 'मंज़ूर', 'ஒப்புதல் பெற்றது', 'मंजूर'],
  REGISTERED: ['Registered', 'पंजीकृत', 'பதிவு செய்யப்பட்டது', 'नोंदणी झाली'],
  REGULAR: ['Regular', 'नियमित', 'வழக்கமானது', 'नियमित'],
  FREE_PASS: ['Free', 'मुफ़्त', 'இலவசம்', 'मोफत'],
  FULL: ['Everything', 'सब कुछ', 'அனைத்தும்', 'सर्व'],
  LIMITED: ['A part', 'कुछ भाग', 'ஒரு பகுதி', 'काही भाग'],
  REPLAY_ONLY: ['Replays only', 'केवल रीप्ले', 'மறு ஒளிபரப்பு மட்டும்', 'फक्त रिप्ले'],
  BUNDLE: ['Course', 'कोर्स', 'பாடநெறி', 'अभ्यासक्रम'],
  PAYMENT: ['Payment', 'भुगतान', 'கட்டணம்', 'पेमेंट'],
  INSTALMENT: ['Instalment', 'किस्त', 'தவணை', 'हप्ता'],
  REVERSAL: ['Returned', 'लौटाया गया', 'திருப்பித் தந்தது', 'परत केले'],
  WALLET_HOLD: ['Kept for an order', 'ऑर्डर के लिए रोका गया', 'ஆர்டருக்காக ஒதுக்கியது', 'ऑर्डरसाठी राखून ठेवले'],
  WALLET_GRANT: ['A gift from us', 'हमारा उपहार', 'எங்கள் பரிசு', 'आमची भेट'],
  PLAN_RETURNED: [
    'The bank took the payment back',
    'बैंक ने भुगतान वापस लिया',
    'வங்கி கட்டணத்தைத் திரும்ப எடுத்தது',
    'बँकेने पेमेंट परत घेतले',
  ],
  EXPORT: ['A copy of the data', 'डेटा की प्रति', 'தரவின் நகல்', 'डेटाची प्रत'],
  DECLARATION: ['Your statement', 'आपका कथन', 'உங்கள் அறிவிப்பு', 'तुमचे निवेदन'],
  QUIET: ['Your quiet hours', 'आपके शांत घंटे', 'உங்கள் அமைதி நேரம்', 'तुमची शांत वेळ'],
  TOO_MANY: ['Too many on one day', 'एक दिन में बहुत अधिक', 'ஒரே நாளில் அதிகம்', 'एका दिवसात खूप जास्त'],
  SCIENCE: ['Science', 'विज्ञान', 'அறிவியல்', 'विज्ञान'],
  COMMERCE: ['Commerce', 'वाणिज्य', 'வணிகவியல்', 'वाणिज्य'],
  COURSE_STARTED: ['A course was opened', 'कोर्स खोला गया', 'பாடநெறி திறக்கப்பட்டது', 'अभ्यासक्रम उघडला'],
  PRODUCT_LANDING: ['A page of the shop was read', 'दुकान का पेज पढ़ा गया', 'கடைப் பக்கம் படிக்கப்பட்டது', 'दुकानाचे पान वाचले'],
  LEARNING_LANDING: ['A page of learning was read', 'पढ़ाई का पेज पढ़ा गया', 'கற்றல் பக்கம் படிக்கப்பட்டது', 'शिक्षणाचे पान वाचले'],
}

/** Undefined for a value that is no state or kind, such as a name. */
export function valueIn(value: string, lang: Language): string | undefined {
  const words = Object.hasOwn(VALUES, value) ? VALUES[value] : undefined
  if (!words) return undefined
  const [en, hi, ta, mr] = words
  return inLanguage({ en, hi, ta, mr }, lang).text
}
