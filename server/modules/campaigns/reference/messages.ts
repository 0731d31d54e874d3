import { template } from '#server/modules/messages/index.ts'

export const campaignMessages = [
  template('course-begins', {
    text: {
      en: 'A new Kandil course begins on {date}: {course}. Plan, price and refund terms: {link} To end offers, answer STOP.',
      hi: 'Kandil का नया कोर्स {course}, {date} से शुरू होगा। योजना, कीमत और रिफ़ंड के नियम: {link} ऑफ़र रोकने के लिए STOP लिखें।',
      ta: 'புதிய Kandil படிப்பு {course}, {date} அன்று தொடங்குகிறது. திட்டம், விலை, பணம் திரும்பும் விதிகள்: {link} சலுகைகளை நிறுத்த STOP என எழுதவும்.',
    },
    sms: { en: '1107170000000000901', hi: '1107170000000000902', ta: '1107170000000000903' },
    smsCategory: 'SERVICE_EXPLICIT',
    whatsApp: 'kandil_course_begins',
    whatsAppCategory: 'MARKETING',
    mail: {
      en: 'New at Kandil: {course}',
      hi: 'Kandil में नया: {course}',
      ta: 'Kandil இல் புதியது: {course}',
    },
    app: {
      en: ['New course: {course}', 'It begins on {date}.'],
      hi: ['नया कोर्स: {course}', 'यह {date} से शुरू होगा।'],
      ta: ['புதிய படிப்பு: {course}', 'இது {date} அன்று தொடங்குகிறது.'],
    },
    reason: 'A family needs the course, its first day and the page with its price to decide.',
  }),
]
