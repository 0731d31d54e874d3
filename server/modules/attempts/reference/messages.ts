import { template } from '#server/modules/messages/index.ts'

export const attemptsMessages = [
  template('test-regraded', {
    text: {
      en: 'The answer key of your Kandil test {test} was corrected. Your marks are {marks}, before {was}. See the result: {link}',
      hi: 'आपके Kandil टेस्ट {test} की उत्तर कुंजी सुधारी गई। आपके अंक अब {marks} हैं, पहले {was} थे। परिणाम देखें: {link}',
      ta: 'உங்கள் Kandil தேர்வு {test} இன் விடைக்குறிப்பு திருத்தப்பட்டது. உங்கள் மதிப்பெண் {marks}, முன்பு {was}. முடிவைப் பார்க்க: {link}',
      mr: 'तुमच्या Kandil चाचणी {test} ची उत्तरसूची दुरुस्त केली. तुमचे गुण {marks}, आधी {was}. निकाल पाहा: {link}',
    },
    sms: { en: '1107170000000002501', hi: '1107170000000002502', ta: '1107170000000002503', mr: '1107170000000092502' },
    whatsApp: 'kandil_test_regraded',
    mail: { en: 'Your test has new marks', hi: 'आपके टेस्ट के नए अंक', ta: 'உங்கள் தேர்வுக்குப் புதிய மதிப்பெண்', mr: 'तुमच्या चाचणीचे गुण बदलले आहेत' },
    app: {
      en: ['Your test has new marks', 'The answer key of {test} was corrected. Your marks are {marks}, before {was}.'],
      hi: ['आपके टेस्ट के नए अंक', '{test} की उत्तर कुंजी सुधारी गई। आपके अंक अब {marks} हैं, पहले {was} थे।'],
      ta: ['உங்கள் தேர்வுக்குப் புதிய மதிப்பெண்', '{test} இன் விடைக்குறிப்பு திருத்தப்பட்டது. உங்கள் மதிப்பெண் {marks}, முன்பு {was}.'],
      mr: ['तुमच्या चाचणीचे गुण बदलले आहेत', '{test} ची उत्तरसूची दुरुस्त केली. तुमचे गुण {marks}, आधी {was}.'],
    },
    reason: 'It names the test and both marks, so that a family knows at once whether something has changed for it.',
  }),
  template('challenge-upheld', {
    text: {
      en: 'You were right: a question of your Kandil test {test} is being corrected. See your result: {link}',
      hi: 'आप सही थे: आपके Kandil टेस्ट {test} का एक प्रश्न सुधारा जा रहा है। अपना परिणाम देखें: {link}',
      ta: 'நீங்கள் சொன்னது சரி: உங்கள் Kandil தேர்வு {test} இன் ஒரு கேள்வி திருத்தப்படுகிறது. உங்கள் முடிவைப் பார்க்க: {link}',
      mr: 'तुमचे बरोबर होते: तुमच्या Kandil चाचणी {test} मधील एक प्रश्न दुरुस्त होत आहे. निकाल पाहा: {link}',
    },
    sms: { en: '1107170000000002504', hi: '1107170000000002505', ta: '1107170000000002506', mr: '1107170000000092505' },
    whatsApp: 'kandil_challenge_upheld',
    mail: { en: 'You were right about a question', hi: 'एक प्रश्न के बारे में आप सही थे', ta: 'ஒரு கேள்வியைப் பற்றி நீங்கள் சொன்னது சரி', mr: 'एका प्रश्नाबद्दल तुमचे बरोबर होते' },
    app: {
      en: ['You were right about a question', 'A question of {test} is being corrected.'],
      hi: ['एक प्रश्न के बारे में आप सही थे', '{test} का एक प्रश्न सुधारा जा रहा है।'],
      ta: ['ஒரு கேள்வியைப் பற்றி நீங்கள் சொன்னது சரி', '{test} இன் ஒரு கேள்வி திருத்தப்படுகிறது.'],
      mr: ['एका प्रश्नाबद्दल तुमचे बरोबर होते', '{test} मधील एक प्रश्न दुरुस्त होत आहे.'],
    },
  }),
  template('challenge-rejected', {
    text: {
      en: 'We have checked the question of your Kandil test {test}. Its answer stays. Read why: {link}',
      hi: 'हमने आपके Kandil टेस्ट {test} का प्रश्न जाँचा है। उत्तर वही रहेगा। कारण पढ़ें: {link}',
      ta: 'உங்கள் Kandil தேர்வு {test} இன் கேள்வியைச் சரிபார்த்தோம். விடை மாறவில்லை. காரணத்தைப் படிக்க: {link}',
      mr: 'आम्ही तुमच्या Kandil चाचणी {test} मधील प्रश्न तपासला. त्याचे उत्तर तेच राहते. कारण वाचा: {link}',
    },
    sms: { en: '1107170000000002507', hi: '1107170000000002508', ta: '1107170000000002509', mr: '1107170000000092508' },
    whatsApp: 'kandil_challenge_rejected',
    mail: { en: 'We have checked a question', hi: 'हमने एक प्रश्न जाँचा है', ta: 'ஒரு கேள்வியைச் சரிபார்த்தோம்', mr: 'आम्ही एक प्रश्न तपासला' },
    app: {
      en: ['We have checked a question', 'The answer to a question of {test} stays. Read why.'],
      hi: ['हमने एक प्रश्न जाँचा है', '{test} के एक प्रश्न का उत्तर वही रहेगा। कारण पढ़ें।'],
      ta: ['ஒரு கேள்வியைச் சரிபார்த்தோம்', '{test} இன் ஒரு கேள்வியின் விடை மாறவில்லை. காரணத்தைப் படிக்கவும்.'],
      mr: ['आम्ही एक प्रश्न तपासला', '{test} मधील एका प्रश्नाचे उत्तर तेच राहते. कारण वाचा.'],
    },
  }),
  template('test-marked', {
    text: {
      en: 'A teacher has marked your written answers: the result of your Kandil test {test} is there. See it: {link}',
      hi: 'शिक्षक ने आपके लिखित उत्तर जाँच लिए हैं: आपके Kandil टेस्ट {test} का परिणाम आ गया है। देखें: {link}',
      ta: 'ஆசிரியர் உங்கள் எழுத்து விடைகளைத் திருத்திவிட்டார்: உங்கள் Kandil தேர்வு {test} இன் முடிவு வந்துவிட்டது. பார்க்க: {link}',
      mr: 'शिक्षकांनी तुमची लेखी उत्तरे तपासली: तुमच्या Kandil चाचणी {test} चा निकाल आला आहे. पाहा: {link}',
    },
    sms: { en: '1107170000000002510', hi: '1107170000000002511', ta: '1107170000000002512', mr: '1107170000000092511' },
    whatsApp: 'kandil_test_marked',
    mail: { en: 'Your test is marked', hi: 'आपका टेस्ट जाँच लिया गया', ta: 'உங்கள் தேர்வு திருத்தப்பட்டது', mr: 'तुमची चाचणी तपासली' },
    app: {
      en: ['Your test is marked', 'The result of {test} is there.'],
      hi: ['आपका टेस्ट जाँच लिया गया', '{test} का परिणाम आ गया है।'],
      ta: ['உங்கள் தேர்வு திருத்தப்பட்டது', '{test} இன் முடிவு வந்துவிட்டது.'],
      mr: ['तुमची चाचणी तपासली', '{test} चा निकाल आला आहे.'],
    },
  }),
  template('test-marked-again', {
    text: {
      en: 'A written answer of your Kandil test {test} was marked again. See your marks: {link}',
      hi: 'आपके Kandil टेस्ट {test} का एक लिखित उत्तर फिर से जाँचा गया। अपने अंक देखें: {link}',
      ta: 'உங்கள் Kandil தேர்வு {test} இன் ஒரு எழுத்து விடை மீண்டும் திருத்தப்பட்டது. உங்கள் மதிப்பெண்ணைப் பார்க்க: {link}',
      mr: 'तुमच्या Kandil चाचणी {test} मधील एक लेखी उत्तर पुन्हा तपासले. तुमचे गुण पाहा: {link}',
    },
    sms: { en: '1107170000000002513', hi: '1107170000000002514', ta: '1107170000000002515', mr: '1107170000000092514' },
    whatsApp: 'kandil_test_marked_again',
    mail: { en: 'Your test has new marks', hi: 'आपके टेस्ट के नए अंक', ta: 'உங்கள் தேர்வுக்குப் புதிய மதிப்பெண்', mr: 'तुमच्या चाचणीचे गुण बदलले आहेत' },
    app: {
      en: ['Your test has new marks', 'A written answer of {test} was marked again. Your marks are {marks}, before {was}.'],
      hi: ['आपके टेस्ट के नए अंक', '{test} का एक लिखित उत्तर फिर से जाँचा गया। आपके अंक अब {marks} हैं, पहले {was} थे।'],
      ta: ['உங்கள் தேர்வுக்குப் புதிய மதிப்பெண்', '{test} இன் ஒரு எழுத்து விடை மீண்டும் திருத்தப்பட்டது. உங்கள் மதிப்பெண் {marks}, முன்பு {was}.'],
      mr: ['तुमच्या चाचणीचे गुण बदलले आहेत', '{test} मधील एक लेखी उत्तर पुन्हा तपासले. तुमचे गुण {marks}, आधी {was}.'],
    },
  }),
] // prettier-ignore
