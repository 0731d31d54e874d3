import { template } from '#server/modules/messages/index.ts'

export const enrolmentsMessages = [
  template('enrolled', {
    text: {
      en: 'Paid {amount} to Kandil. {learner} is enrolled in {course}, taught in {language}. Receipt and first class: {link}',
      hi: 'Kandil को {amount} मिले। {learner} का {course} में दाखिला हो गया। पढ़ाई की भाषा: {language}। रसीद और पहली कक्षा: {link}',
      ta: 'Kandil க்கு {amount} செலுத்தப்பட்டது. {learner} இப்போது {course} படிப்பில் ({language}) சேர்ந்துள்ளார். ரசீதும் முதல் வகுப்பும்: {link}',
      mr: 'Kandil ला {amount} मिळाले. {learner} यांचा {course} मध्ये प्रवेश झाला, शिकवण्याची भाषा {language}. पावती आणि पहिला वर्ग: {link}',
    },
    sms: { en: '1107170000000002521', hi: '1107170000000002522', ta: '1107170000000002523', mr: '1107170000000092522' },
    whatsApp: 'kandil_enrolled_language',
    mail: {
      en: [
        'Payment received',
        'Paid {amount} to Kandil. {learner} is enrolled in {course}.\n{details}\nOpen your order and download the invoice: {link}',
      ],
      hi: [
        'भुगतान मिल गया',
        'Kandil को {amount} मिले। {learner} का {course} में दाखिला हो गया।\n{details}\nऑर्डर खोलें और इनवॉइस डाउनलोड करें: {link}',
      ],
      ta: [
        'கட்டணம் கிடைத்தது',
        'Kandil க்கு {amount} செலுத்தப்பட்டது. {learner} இப்போது {course} படிப்பில் சேர்ந்துள்ளார்.\n{details}\nஆர்டரைத் திறந்து இன்வாய்ஸைப் பதிவிறக்கவும்: {link}',
      ],
      mr: [
        'पेमेंट मिळाले',
        'Kandil ला {amount} मिळाले. {learner} यांचा {course} मध्ये प्रवेश झाला.\n{details}\nऑर्डर उघडा आणि इनव्हॉइस डाउनलोड करा: {link}',
      ],
    },
    app: {
      en: ['Payment received', 'Paid {amount} to Kandil. {learner} is enrolled in {course}.'],
      hi: ['भुगतान मिल गया', 'Kandil को {amount} मिले। {learner} का {course} में दाखिला हो गया।'],
      ta: ['கட்டணம் கிடைத்தது', 'Kandil க்கு {amount} செலுத்தப்பட்டது. {learner} இப்போது {course} படிப்பில் சேர்ந்துள்ளார்.'],
      mr: ['पेमेंट मिळाले', 'Kandil ला {amount} मिळाले. {learner} यांचा {course} मध्ये प्रवेश झाला.'],
    },
    reason: 'It names what was bought, for whom and for how much, so that a family knows it at once.',
    longest: { details: 200, language: 12 },
  }),
]
