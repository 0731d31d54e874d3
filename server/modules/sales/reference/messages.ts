import { template } from '#server/modules/messages/index.ts'

export const salesMessages = [
  template('sales-offer', {
    text: {
      en: 'Your Kandil adviser has prepared {course} for you. Read the price and the refund terms, then decide: {link}',
      hi: 'आपके Kandil सलाहकार ने आपके लिए {course} लिखा है। कीमत और रिफ़ंड की शर्तें पढ़कर तय करें: {link}',
      ta: 'உங்கள் Kandil ஆலோசகர் {course} படிப்பை உங்களுக்காகக் குறித்துள்ளார். விலையையும் பணம் திரும்பும் விதிகளையும் படித்து முடிவு செய்யுங்கள்: {link}',
    },
    sms: { en: '1107170000000000061', hi: '1107170000000000062', ta: '1107170000000000063' },
    whatsApp: 'kandil_sales_offer',
  }),
]
