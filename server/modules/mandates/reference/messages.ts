import { template } from '#server/modules/messages/index.ts'

const REASON = 'The law wants the merchant, the amount, the day, the reference and the reason in the message itself.'

export const mandatesMessages = [
  template('mandate-on', {
    text: {
      en: 'Auto-debit is on for {course}: at most {amount} each time, until {date}. Skip, pause or stop at any time: {link}',
      hi: '{course} के लिए ऑटो-डेबिट चालू है: एक बार में ज़्यादा से ज़्यादा {amount}, {date} तक। कभी भी छोड़ें, रोकें या बंद करें: {link}',
      ta: '{course} படிப்புக்கு ஆட்டோ-டெபிட் தொடங்கியது: ஒரு முறைக்கு அதிகபட்சம் {amount}, {date} வரை. எப்போது வேண்டுமானாலும் தவிர்க்க, நிறுத்த: {link}',
    },
    sms: { en: '1107170000000000301', hi: '1107170000000000302', ta: '1107170000000000303' },
    reason: REASON,
  }),
  template('mandate-notice', {
    text: {
      en: 'Kandil will debit {amount} on {date}, from {time}, for instalment {part} of {parts} of {course}. Ref {reference}. To skip or stop: {link}',
      hi: 'Kandil {date} को {time} से {amount} लेगा: {course} की किस्त {part}/{parts}। संदर्भ {reference}। छोड़ने या बंद करने के लिए: {link}',
      ta: 'Kandil {date} அன்று {time} முதல் {amount} எடுக்கும்: {course} தவணை {part}/{parts}. குறிப்பு {reference}. தவிர்க்க அல்லது நிறுத்த: {link}',
    },
    sms: { en: '1107170000000000311', hi: '1107170000000000312', ta: '1107170000000000313' },
    reason: REASON,
    longest: { time: 20 },
  }),
  template('mandate-debited', {
    text: {
      en: 'Kandil debited {amount} for instalment {part} of {parts} of {course}. Ref {reference}. Something wrong? Call {tollFree} or see {link}',
      hi: 'Kandil ने ऑटो-डेबिट से {amount} लिए: {course} की किस्त {part}/{parts}। संदर्भ {reference}। कोई शिकायत? {tollFree} पर फ़ोन करें या देखें {link}',
      ta: 'Kandil தானாக {amount} எடுத்தது: {course} தவணை {part}/{parts}. குறிப்பு {reference}. புகார் உண்டா? {tollFree} அழையுங்கள் அல்லது பாருங்கள் {link}',
    },
    sms: { en: '1107170000000000321', hi: '1107170000000000322', ta: '1107170000000000323' },
    reason: REASON,
  }),
  template('mandate-approve', {
    text: {
      en: 'Instalment {part} of {parts} of {course}, {amount}, needs your approval, because it is above {limit}. Please pay by {date}: {link}',
      hi: '{course} की किस्त {part}/{parts}, {amount}, आपकी मंज़ूरी से ही जाएगी: बैंक अपने आप {limit} से ज़्यादा नहीं लेते। कृपया {date} तक दें: {link}',
      ta: '{course} தவணை {part}/{parts}, {amount}: உங்கள் ஒப்புதல் தேவை. வங்கிகள் தாமாக {limit} மேல் எடுப்பதில்லை. {date} க்குள் செலுத்துங்கள்: {link}',
    },
    sms: { en: '1107170000000000331', hi: '1107170000000000332', ta: '1107170000000000333' },
    reason: REASON,
  }),
  template('mandate-unpaid', {
    text: {
      en: 'Auto-debit did not pay instalment {part} of {parts} of {course}, {amount}. Nothing was debited. Please pay by {date}: {link}',
      hi: 'ऑटो-डेबिट से {course} की किस्त {part}/{parts}, {amount}, नहीं गई। कुछ नहीं लिया गया। कृपया {date} तक दें: {link}',
      ta: 'ஆட்டோ-டெபிட் {course} தவணை {part}/{parts}, {amount}, செலுத்தவில்லை. எதுவும் எடுக்கப்படவில்லை. {date} க்குள் செலுத்துங்கள்: {link}',
    },
    sms: { en: '1107170000000000341', hi: '1107170000000000342', ta: '1107170000000000343' },
    reason: REASON,
  }),
  template('mandate-off', {
    text: {
      en: 'Auto-debit for {course} has stopped. Nothing more will be debited. Please pay each instalment yourself: {link}',
      hi: '{course} का ऑटो-डेबिट बंद हो गया। अब कुछ नहीं लिया जाएगा। हर किस्त आप खुद देंगे: {link}',
      ta: '{course} ஆட்டோ-டெபிட் நின்றது. இனி எதுவும் எடுக்கப்படாது. ஒவ்வொரு தவணையையும் நீங்களே செலுத்துவீர்கள்: {link}',
    },
    sms: { en: '1107170000000000351', hi: '1107170000000000352', ta: '1107170000000000353' },
    reason: REASON,
  }),
]
