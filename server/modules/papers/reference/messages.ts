import { template } from '#server/modules/messages/index.ts'

const REASON = 'It names the test and its time, so that a family knows it at once.'

export const papersMessages = [
  template('test-soon', {
    text: {
      en: 'Your Kandil test {test} opens on {time}. Take it here: {link}',
      hi: 'आपका Kandil टेस्ट {test} खुलने का समय {time} है। यहाँ दें: {link}',
      ta: 'உங்கள் Kandil தேர்வு {test} தொடங்கும் நேரம் {time}. இங்கே எழுதவும்: {link}',
      mr: 'तुमची Kandil चाचणी {test}, सुरू होण्याची वेळ {time}. इथे द्या: {link}',
    },
    sms: { en: '1107170000000002531', hi: '1107170000000002532', ta: '1107170000000002533', mr: '1107170000000092532' },
    whatsApp: 'kandil_test_soon',
    mail: { en: 'Your test opens soon', hi: 'आपका टेस्ट जल्द खुलेगा', ta: 'உங்கள் தேர்வு விரைவில் தொடங்கும்', mr: 'तुमची चाचणी लवकरच सुरू होईल' },
    app: {
      en: ['Your test opens soon', '{test} opens on {time}.'],
      hi: ['आपका टेस्ट जल्द खुलेगा', '{test} खुलने का समय {time} है।'],
      ta: ['உங்கள் தேர்வு விரைவில் தொடங்கும்', '{test} தொடங்கும் நேரம் {time}.'],
      mr: ['तुमची चाचणी लवकरच सुरू होईल', '{test}, सुरू होण्याची वेळ {time}.'],
    },
    reason: REASON,
  }),
  template('test-moved', {
    text: {
      en: 'Your Kandil test {test} has a new time: it opens on {time}. Read more: {link}',
      hi: 'आपके Kandil टेस्ट {test} का नया समय {time} है। और पढ़ें: {link}',
      ta: 'உங்கள் Kandil தேர்வு {test} இன் புதிய நேரம் {time}. மேலும் படிக்க: {link}',
      mr: 'तुमच्या Kandil चाचणी {test} ची नवी वेळ {time}. अधिक वाचा: {link}',
    },
    sms: { en: '1107170000000002534', hi: '1107170000000002535', ta: '1107170000000002536', mr: '1107170000000092535' },
    whatsApp: 'kandil_test_moved',
    mail: { en: 'Your test has a new time', hi: 'आपके टेस्ट का नया समय', ta: 'உங்கள் தேர்வுக்குப் புதிய நேரம்', mr: 'तुमच्या चाचणीची वेळ बदलली' },
    app: {
      en: ['Your test has a new time', '{test} opens on {time}.'],
      hi: ['आपके टेस्ट का नया समय', '{test} खुलने का नया समय {time} है।'],
      ta: ['உங்கள் தேர்வுக்குப் புதிய நேரம்', '{test} இன் புதிய நேரம் {time}.'],
      mr: ['तुमच्या चाचणीची वेळ बदलली', '{test}, सुरू होण्याची वेळ {time}.'],
    },
    reason: REASON,
  }),
] // prettier-ignore
