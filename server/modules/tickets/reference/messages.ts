import { template } from '#server/modules/messages/index.ts'

export const ticketMessages = [
  template('ticket-received', {
    text: {
      en: 'Kandil has your question no. {number}. You get an answer by {until}. Read it here: {link}',
      hi: 'Kandil को आपका प्रश्न सं. {number} मिला। उत्तर {until} तक आएगा। यहाँ पढ़ें: {link}',
      ta: 'உங்கள் கேள்வி எண் {number} Kandil-க்குக் கிடைத்தது. {until}-க்குள் பதில் வரும். இங்கே படிக்க: {link}',
      mr: 'तुमचा प्रश्न क्र. {number} Kandil ला मिळाला. {until} पर्यंत उत्तर मिळेल. इथे वाचा: {link}',
    },
    sms: { en: '1107170000000000601', hi: '1107170000000000602', ta: '1107170000000000603', mr: '1107170000000090602' },
    whatsApp: 'kandil_ticket_received',
    mail: { en: 'We have your question', hi: 'आपका प्रश्न मिला', ta: 'உங்கள் கேள்வி கிடைத்தது', mr: 'तुमचा प्रश्न मिळाला' },
    app: {
      en: ['We have your question no. {number}', 'You get an answer by {until}.'],
      hi: ['आपका प्रश्न सं. {number} मिला', 'उत्तर {until} तक आएगा।'],
      ta: ['உங்கள் கேள்வி எண் {number} கிடைத்தது', '{until}-க்குள் பதில் வரும்.'],
      mr: ['तुमचा प्रश्न क्र. {number} मिळाला', 'तुम्हाला {until} पर्यंत उत्तर मिळेल.'],
    },
    reason: 'The number names the question on the phone, and the time is our promise.',
  }),
  template('ticket-answered', {
    text: {
      en: 'Kandil has answered your question no. {number}. Read the answer or write again here: {link}',
      hi: 'Kandil ने आपके प्रश्न सं. {number} का उत्तर दिया है। पढ़ें या फिर से लिखें: {link}',
      ta: 'உங்கள் கேள்வி எண் {number}-க்கு Kandil பதில் அளித்தது. படிக்க அல்லது மீண்டும் எழுத: {link}',
      mr: 'Kandil ने तुमच्या प्रश्न क्र. {number} चे उत्तर दिले. उत्तर वाचा किंवा पुन्हा लिहा: {link}',
    },
    sms: { en: '1107170000000000604', hi: '1107170000000000605', ta: '1107170000000000606', mr: '1107170000000090605' },
    whatsApp: 'kandil_ticket_answered',
    mail: {
      en: 'An answer to your question',
      hi: 'आपके प्रश्न का उत्तर',
      ta: 'உங்கள் கேள்விக்குப் பதில்',
      mr: 'तुमच्या प्रश्नाचे उत्तर',
    },
    app: {
      en: ['An answer to your question no. {number}', 'Read the answer, or write again.'],
      hi: ['आपके प्रश्न सं. {number} का उत्तर', 'उत्तर पढ़ें, या फिर से लिखें।'],
      ta: ['உங்கள் கேள்வி எண் {number}-க்குப் பதில்', 'பதிலைப் படிக்கவும், அல்லது மீண்டும் எழுதவும்.'],
      mr: ['तुमच्या प्रश्न क्र. {number} चे उत्तर', 'उत्तर वाचा, किंवा पुन्हा लिहा.'],
    },
  }),
  template('ticket-solved', {
    text: {
      en: 'Kandil has solved your question no. {number}. Is something still wrong? Write within 30 days here: {link}',
      hi: 'Kandil ने आपका प्रश्न सं. {number} हल कर दिया। अब भी कुछ ग़लत है? 30 दिन में यहाँ लिखें: {link}',
      ta: 'உங்கள் கேள்வி எண் {number} தீர்க்கப்பட்டது என Kandil தெரிவிக்கிறது. இன்னும் தவறா? 30 நாட்களுக்குள் எழுத: {link}',
      mr: 'Kandil ने तुमचा प्रश्न क्र. {number} सोडवला. अजूनही काही चुकते? 30 दिवसांत इथे लिहा: {link}',
    },
    sms: { en: '1107170000000000607', hi: '1107170000000000608', ta: '1107170000000000609', mr: '1107170000000090608' },
    whatsApp: 'kandil_ticket_solved',
    mail: { en: 'Your question is solved', hi: 'आपका प्रश्न हल हुआ', ta: 'உங்கள் கேள்வி தீர்க்கப்பட்டது', mr: 'तुमचा प्रश्न सुटला' },
    app: {
      en: ['Your question no. {number} is solved', 'Is something still wrong? Write to us within 30 days.'],
      hi: ['आपका प्रश्न सं. {number} हल हुआ', 'अब भी कुछ ग़लत है? 30 दिन में हमें लिखें।'],
      ta: ['உங்கள் கேள்வி எண் {number} தீர்க்கப்பட்டது', 'இன்னும் தவறா? 30 நாட்களுக்குள் எழுதவும்.'],
      mr: ['तुमचा प्रश्न क्र. {number} सुटला', 'अजूनही काही चुकते? 30 दिवसांत आम्हाला लिहा.'],
    },
  }),
  template('ticket-escalated', {
    text: {
      en: 'A senior colleague at Kandil now has your question no. {number} and answers by {until}. Read it here: {link}',
      hi: 'Kandil के वरिष्ठ सहयोगी अब आपका प्रश्न सं. {number} देख रहे हैं और {until} तक उत्तर देंगे। यहाँ पढ़ें: {link}',
      ta: 'உங்கள் கேள்வி எண் {number} இப்போது Kandil மூத்த அலுவலரிடம் உள்ளது; {until}-க்குள் பதில் வரும். இங்கே படிக்க: {link}',
      mr: 'तुमचा प्रश्न क्र. {number} आता Kandil च्या वरिष्ठ सहकाऱ्यांकडे आहे. {until} पर्यंत उत्तर मिळेल. इथे वाचा: {link}',
    },
    sms: { en: '1107170000000000610', hi: '1107170000000000611', ta: '1107170000000000612', mr: '1107170000000090611' },
    whatsApp: 'kandil_ticket_escalated',
    mail: {
      en: 'A senior colleague has your question',
      hi: 'आपका प्रश्न वरिष्ठ सहयोगी के पास है',
      ta: 'உங்கள் கேள்வி மூத்த அலுவலரிடம் உள்ளது',
      mr: 'तुमचा प्रश्न वरिष्ठ सहकाऱ्यांकडे आहे',
    },
    app: {
      en: ['A senior colleague has your question no. {number}', 'You get an answer by {until}.'],
      hi: ['आपका प्रश्न सं. {number} वरिष्ठ सहयोगी के पास है', 'उत्तर {until} तक आएगा।'],
      ta: ['உங்கள் கேள்வி எண் {number} மூத்த அலுவலரிடம் உள்ளது', '{until}-க்குள் பதில் வரும்.'],
      mr: ['तुमचा प्रश्न क्र. {number} वरिष्ठ सहकाऱ्यांकडे आहे', 'तुम्हाला {until} पर्यंत उत्तर मिळेल.'],
    },
    reason: 'The number names the question on the phone, and the time is our promise.',
  }),
]
