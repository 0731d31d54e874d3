// To every guardian of a learner, when staff have linked or unlinked one.
import { template } from '#server/modules/messages/index.ts'

interface Texts {
  readonly en: string
  readonly hi: string
  readonly ta: string
  readonly mr: string
}

function both(titles: Texts, texts: Texts) {
  return {
    en: [titles.en, texts.en] as const,
    hi: [titles.hi, texts.hi] as const,
    ta: [titles.ta, texts.ta] as const,
    mr: [titles.mr, texts.mr] as const,
  }
}

const linked = {
  en: 'Kandil has added a parent to the account of a child, as the family asked. Not you? Call {tollFree}.',
  hi: 'परिवार के कहने पर Kandil ने एक बच्चे के खाते में अभिभावक जोड़ा है। आपने नहीं कहा? {tollFree} पर फ़ोन करें।',
  ta: 'குடும்பம் கேட்டபடி Kandil ஒரு குழந்தையின் கணக்கில் ஒரு பெற்றோரைச் சேர்த்துள்ளது. நீங்கள் கேட்கவில்லையா? {tollFree} அழையுங்கள்.',
  mr: 'कुटुंबाच्या सांगण्यावरून Kandil ने एका मुलाच्या खात्यात पालक जोडले आहेत. तुम्ही सांगितले नाही? {tollFree} वर फोन करा.',
}
const linkedTitles = {
  en: 'A parent was added',
  hi: 'एक अभिभावक जोड़ा गया',
  ta: 'ஒரு பெற்றோர் சேர்க்கப்பட்டார்',
  mr: 'पालक जोडले गेले',
}
const unlinked = {
  en: 'Kandil has removed a parent from the account of a child, as the family asked. Not you? Call {tollFree}.',
  hi: 'परिवार के कहने पर Kandil ने एक बच्चे के खाते से अभिभावक हटाया है। आपने नहीं कहा? {tollFree} पर फ़ोन करें।',
  ta: 'குடும்பம் கேட்டபடி Kandil ஒரு குழந்தையின் கணக்கிலிருந்து ஒரு பெற்றோரை நீக்கியுள்ளது. நீங்கள் கேட்கவில்லையா? {tollFree} அழையுங்கள்.',
  mr: 'कुटुंबाच्या सांगण्यावरून Kandil ने एका मुलाच्या खात्यातून पालक काढले आहेत. तुम्ही सांगितले नाही? {tollFree} वर फोन करा.',
}
const unlinkedTitles = {
  en: 'A parent was removed',
  hi: 'एक अभिभावक हटाया गया',
  ta: 'ஒரு பெற்றோர் நீக்கப்பட்டார்',
  mr: 'पालक काढले गेले',
}

export const guardianMessages = [
  template('guardian-linked', {
    text: linked,
    sms: { en: '1107170000000010501', hi: '1107170000000010502', ta: '1107170000000010503', mr: '1107170000000010504' },
    whatsApp: 'kandil_guardian_linked',
    mail: linkedTitles,
    app: both(linkedTitles, linked),
  }),
  template('guardian-unlinked', {
    text: unlinked,
    sms: { en: '1107170000000010511', hi: '1107170000000010512', ta: '1107170000000010513', mr: '1107170000000010514' },
    whatsApp: 'kandil_guardian_unlinked',
    mail: unlinkedTitles,
    app: both(unlinkedTitles, unlinked),
  }),
]
