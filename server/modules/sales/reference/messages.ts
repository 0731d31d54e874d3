import { template } from '#server/modules/messages/index.ts'

export const salesMessages = [
  template('sales-offer', {
    text: {
      en: 'Your Kandil adviser has prepared {course} for you. Read the price and the refund terms, then decide: {link}',
      hi: 'आपके Kandil सलाहकार ने आपके लिए {course} लिखा है। क़ीमत और रिफ़ंड की शर्तें पढ़कर तय करें: {link}',
      ta: 'உங்கள் Kandil ஆலோசகர் {course} படிப்பை உங்களுக்காகக் குறித்துள்ளார். விலையையும் பணம் திரும்பும் விதிகளையும் படித்து முடிவு செய்யுங்கள்: {link}',
      mr: 'तुमच्या Kandil सल्लागारांनी तुमच्यासाठी {course} तयार केला आहे. किंमत आणि परताव्याच्या अटी वाचून ठरवा: {link}',
    },
    sms: { en: '1107170000000000061', hi: '1107170000000000062', ta: '1107170000000000063', mr: '1107170000000090062' },
    whatsApp: 'kandil_sales_offer',
    mail: {
      en: [
        'Your adviser has prepared a course for you',
        'Your Kandil adviser has prepared {course} for you.\nRead the price and the refund terms, then decide: {link}',
      ],
      hi: [
        'आपके सलाहकार ने आपके लिए एक कोर्स तैयार किया है',
        'आपके Kandil सलाहकार ने आपके लिए {course} लिखा है।\nक़ीमत और रिफ़ंड की शर्तें पढ़कर तय करें: {link}',
      ],
      ta: [
        'உங்கள் ஆலோசகர் ஒரு படிப்பைத் தயாரித்துள்ளார்',
        'உங்கள் Kandil ஆலோசகர் {course} படிப்பை உங்களுக்காகக் குறித்துள்ளார்.\nவிலையையும் பணம் திரும்பும் விதிகளையும் படித்து முடிவு செய்யுங்கள்: {link}',
      ],
      mr: [
        'तुमच्या सल्लागारांनी तुमच्यासाठी अभ्यासक्रम तयार केला',
        'तुमच्या Kandil सल्लागारांनी तुमच्यासाठी {course} तयार केला आहे.\nकिंमत आणि परताव्याच्या अटी वाचून ठरवा: {link}',
      ],
    },
    app: {
      en: ['Your adviser has prepared a course for you', 'Your Kandil adviser has prepared {course} for you.'],
      hi: ['आपके सलाहकार ने आपके लिए एक कोर्स तैयार किया है', 'आपके Kandil सलाहकार ने आपके लिए {course} लिखा है।'],
      ta: ['உங்கள் ஆலோசகர் ஒரு படிப்பைத் தயாரித்துள்ளார்', 'உங்கள் Kandil ஆலோசகர் {course} படிப்பை உங்களுக்காகக் குறித்துள்ளார்.'],
      mr: ['तुमच्या सल्लागारांनी तुमच्यासाठी अभ्यासक्रम तयार केला', 'तुमच्या Kandil सल्लागारांनी तुमच्यासाठी {course} तयार केला आहे.'],
    },
  }),
  template('payer-receipt', {
    text: {
      en: 'Thank you. We have received your payment of {amount} for a course at Kandil. Your receipt for order {order}: {link}',
      hi: 'धन्यवाद। Kandil के एक कोर्स के लिए आपका {amount} का भुगतान हमें मिल गया है। ऑर्डर {order} की आपकी रसीद: {link}',
      ta: 'நன்றி. Kandil-இல் ஒரு பாடநெறிக்காக நீங்கள் செலுத்திய {amount} எங்களுக்கு வந்து சேர்ந்தது. ஆர்டர் {order}: உங்கள் ரசீது: {link}',
      mr: 'धन्यवाद. Kandil मधील अभ्यासक्रमासाठी तुमचे {amount} आम्हाला मिळाले. ऑर्डर {order} ची पावती: {link}',
    },
    longest: { order: 14 },
    reason: 'The payer has no account: amount, order and receipt are all that they get.',
    sms: { en: '1107170000000007801', hi: '1107170000000007802', ta: '1107170000000007803', mr: '1107170000000097802' },
  }),
]
