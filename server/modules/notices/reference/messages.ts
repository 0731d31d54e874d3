import { template } from '#server/modules/messages/index.ts'

export const noticesMessages = [
  template('more-notices', {
    text: {
      en: 'You have {count} more messages from Kandil. Read them here: {link}',
      hi: 'Kandil से आपके {count} और संदेश हैं। यहाँ पढ़ें: {link}',
      ta: 'Kandil இலிருந்து மேலும் {count} செய்திகள் உள்ளன. இங்கே படிக்கவும்: {link}',
      mr: 'Kandil कडून तुमचे आणखी {count} मेसेज आहेत. इथे वाचा: {link}',
    },
    sms: { en: '1107170000000000401', hi: '1107170000000000402', ta: '1107170000000000403', mr: '1107170000000090402' },
    whatsApp: 'kandil_more_notices',
    mail: {
      en: 'More messages from Kandil',
      hi: 'Kandil से और संदेश',
      ta: 'Kandil இலிருந்து மேலும் செய்திகள்',
      mr: 'Kandil कडून आणखी मेसेज',
    },
    app: {
      en: ['More messages from Kandil', 'You have {count} more messages.'],
      hi: ['Kandil से और संदेश', 'आपके {count} और संदेश हैं।'],
      ta: ['Kandil இலிருந்து மேலும் செய்திகள்', 'மேலும் {count} செய்திகள் உள்ளன.'],
      mr: ['Kandil कडून आणखी मेसेज', 'तुमचे आणखी {count} मेसेज आहेत.'],
    },
  }),
  template('offers-stopped', {
    text: {
      en: 'You get no more offers from Kandil by SMS. Messages about classes and payments still come. Choose again here: {link}',
      hi: 'Kandil के ऑफ़र अब SMS से नहीं आएँगे। कक्षाओं और भुगतान के संदेश आते रहेंगे। फिर से चुनें: {link}',
      ta: 'Kandil சலுகைகள் இனி SMS மூலம் வராது. வகுப்பு, கட்டணச் செய்திகள் தொடர்ந்து வரும். மீண்டும் தேர்ந்தெடுக்க: {link}',
      mr: 'Kandil चे जाहिरातीचे मेसेज आता SMS ने येणार नाहीत. वर्ग आणि पेमेंटचे मेसेज येत राहतील. पुन्हा निवडण्यासाठी: {link}',
    },
    sms: { en: '1107170000000000471', hi: '1107170000000000472', ta: '1107170000000000473', mr: '1107170000000090472' },
    whatsApp: 'kandil_offers_stopped',
    whatsAppText: {
      en: 'You get no more offers from Kandil by WhatsApp. Messages about classes and payments still come. Choose again here: {link}',
      hi: 'Kandil के प्रचार संदेश अब WhatsApp से नहीं आएँगे। कक्षाओं और भुगतान के संदेश आते रहेंगे। फिर से चुनें: {link}',
      ta: 'Kandil விளம்பரச் செய்திகள் இனி WhatsApp மூலம் வராது. வகுப்பு, கட்டணச் செய்திகள் தொடர்ந்து வரும். மீண்டும் தேர்ந்தெடுக்க: {link}',
      mr: 'Kandil चे जाहिरातीचे मेसेज आता WhatsApp ने येणार नाहीत. वर्ग आणि पेमेंटचे मेसेज येत राहतील. पुन्हा निवडण्यासाठी: {link}',
    },
    mail: {
      en: [
        'Offers have ended',
        'You get no more offers from Kandil by {channel}. Messages about classes and payments still come. Choose again: {link}',
      ],
      hi: ['ऑफ़र बंद हो गए', 'Kandil के ऑफ़र अब {channel} से नहीं आएँगे। कक्षाओं और भुगतान के संदेश आते रहेंगे। फिर से चुनें: {link}'],
      ta: [
        'சலுகைகள் நிறுத்தப்பட்டன',
        'Kandil சலுகைகள் இனி {channel} மூலம் வராது. வகுப்பு, கட்டணச் செய்திகள் தொடர்ந்து வரும். மீண்டும் தேர்ந்தெடுக்க: {link}',
      ],
      mr: [
        'जाहिरातीचे मेसेज थांबले',
        'Kandil चे जाहिरातीचे मेसेज आता {channel} ने येणार नाहीत. वर्ग आणि पेमेंटचे मेसेज येत राहतील. पुन्हा निवडण्यासाठी: {link}',
      ],
    },
    app: {
      en: ['Offers have ended', 'No more offers come by {channel}. Messages about classes and payments still come.'],
      hi: ['ऑफ़र बंद हो गए', 'ऑफ़र अब {channel} से नहीं आएँगे। कक्षाओं और भुगतान के संदेश आते रहेंगे।'],
      ta: ['சலுகைகள் நிறுத்தப்பட்டன', 'சலுகைகள் இனி {channel} மூலம் வராது. வகுப்பு, கட்டணச் செய்திகள் தொடர்ந்து வரும்.'],
      mr: ['जाहिरातीचे मेसेज थांबले', 'जाहिरातीचे मेसेज आता {channel} ने येणार नाहीत. वर्ग आणि पेमेंटचे मेसेज येत राहतील.'],
    },
    longest: { channel: 10 },
  }),
]
