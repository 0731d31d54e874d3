// The registered texts about questions to the help desk.
export const TICKET_SMS = [
  { id: '1107170000000000601', text: 'Kandil has your question no. ##number##. You get an answer by ##until##. Read it here: ##link##' },
  { id: '1107170000000000602', text: 'Kandil को आपका प्रश्न सं. ##number## मिला। उत्तर ##until## तक आएगा। यहाँ पढ़ें: ##link##' },
  { id: '1107170000000000603', text: 'உங்கள் கேள்வி எண் ##number## Kandil-க்குக் கிடைத்தது. ##until##-க்குள் பதில் வரும். இங்கே படிக்க: ##link##' },
  { id: '1107170000000000604', text: 'Kandil has answered your question no. ##number##. Read the answer or write again here: ##link##' },
  { id: '1107170000000000605', text: 'Kandil ने आपके प्रश्न सं. ##number## का उत्तर दिया है। पढ़ें या फिर से लिखें: ##link##' },
  { id: '1107170000000000606', text: 'உங்கள் கேள்வி எண் ##number##-க்கு Kandil பதில் அளித்தது. படிக்க அல்லது மீண்டும் எழுத: ##link##' },
  { id: '1107170000000000607', text: 'Kandil has solved your question no. ##number##. Is something still wrong? Write within 30 days here: ##link##' },
  { id: '1107170000000000608', text: 'Kandil ने आपका प्रश्न सं. ##number## हल कर दिया। अब भी कुछ ग़लत है? 30 दिन में यहाँ लिखें: ##link##' },
  { id: '1107170000000000609', text: 'உங்கள் கேள்வி எண் ##number## தீர்க்கப்பட்டது என Kandil தெரிவிக்கிறது. இன்னும் தவறா? 30 நாட்களுக்குள் எழுத: ##link##' },
  { id: '1107170000000000610', text: 'A senior colleague at Kandil now has your question no. ##number## and answers by ##until##. Read it here: ##link##' },
  { id: '1107170000000000611', text: 'Kandil के वरिष्ठ सहयोगी अब आपका प्रश्न सं. ##number## देख रहे हैं और ##until## तक उत्तर देंगे। यहाँ पढ़ें: ##link##' },
  { id: '1107170000000000612', text: 'உங்கள் கேள்வி எண் ##number## இப்போது Kandil மூத்த அலுவலரிடம் உள்ளது; ##until##-க்குள் பதில் வரும். இங்கே படிக்க: ##link##' },
] as const // prettier-ignore

export const TICKET_WHATSAPP = [
  { name: 'kandil_ticket_received', language: 'en', category: 'UTILITY', text: 'Kandil has your question no. {{1}}. You get an answer by {{2}}. Read it here: {{3}}' },
  { name: 'kandil_ticket_received', language: 'hi', category: 'UTILITY', text: 'Kandil को आपका प्रश्न सं. {{1}} मिला। उत्तर {{2}} तक आएगा। यहाँ पढ़ें: {{3}}' },
  { name: 'kandil_ticket_received', language: 'ta', category: 'UTILITY', text: 'உங்கள் கேள்வி எண் {{1}} Kandil-க்குக் கிடைத்தது. {{2}}-க்குள் பதில் வரும். இங்கே படிக்க: {{3}}' },
  { name: 'kandil_ticket_answered', language: 'en', category: 'UTILITY', text: 'Kandil has answered your question no. {{1}}. Read the answer or write again here: {{2}}' },
  { name: 'kandil_ticket_answered', language: 'hi', category: 'UTILITY', text: 'Kandil ने आपके प्रश्न सं. {{1}} का उत्तर दिया है। पढ़ें या फिर से लिखें: {{2}}' },
  { name: 'kandil_ticket_answered', language: 'ta', category: 'UTILITY', text: 'உங்கள் கேள்வி எண் {{1}}-க்கு Kandil பதில் அளித்தது. படிக்க அல்லது மீண்டும் எழுத: {{2}}' },
  { name: 'kandil_ticket_solved', language: 'en', category: 'UTILITY', text: 'Kandil has solved your question no. {{1}}. Is something still wrong? Write within 30 days here: {{2}}' },
  { name: 'kandil_ticket_solved', language: 'hi', category: 'UTILITY', text: 'Kandil ने आपका प्रश्न सं. {{1}} हल कर दिया। अब भी कुछ ग़लत है? 30 दिन में यहाँ लिखें: {{2}}' },
  { name: 'kandil_ticket_solved', language: 'ta', category: 'UTILITY', text: 'உங்கள் கேள்வி எண் {{1}} தீர்க்கப்பட்டது என Kandil தெரிவிக்கிறது. இன்னும் தவறா? 30 நாட்களுக்குள் எழுத: {{2}}' },
  { name: 'kandil_ticket_escalated', language: 'en', category: 'UTILITY', text: 'A senior colleague at Kandil now has your question no. {{1}} and answers by {{2}}. Read it here: {{3}}' },
  { name: 'kandil_ticket_escalated', language: 'hi', category: 'UTILITY', text: 'Kandil के वरिष्ठ सहयोगी अब आपका प्रश्न सं. {{1}} देख रहे हैं और {{2}} तक उत्तर देंगे। यहाँ पढ़ें: {{3}}' },
  { name: 'kandil_ticket_escalated', language: 'ta', category: 'UTILITY', text: 'உங்கள் கேள்வி எண் {{1}} இப்போது Kandil மூத்த அலுவலரிடம் உள்ளது; {{2}}-க்குள் பதில் வரும். இங்கே படிக்க: {{3}}' },
] as const // prettier-ignore
