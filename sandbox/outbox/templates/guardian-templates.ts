// The registered texts of the guardians that staff link and unlink.
export const GUARDIAN_SMS = [
  { id: '1107170000000010501', text: 'Kandil has added a parent to the account of a child, as the family asked. Not you? Call ##tollFree##.' },
  { id: '1107170000000010502', text: 'परिवार के कहने पर Kandil ने एक बच्चे के खाते में अभिभावक जोड़ा है। आपने नहीं कहा? ##tollFree## पर फ़ोन करें।' },
  { id: '1107170000000010503', text: 'குடும்பம் கேட்டபடி Kandil ஒரு குழந்தையின் கணக்கில் ஒரு பெற்றோரைச் சேர்த்துள்ளது. நீங்கள் கேட்கவில்லையா? ##tollFree## அழையுங்கள்.' },
  { id: '1107170000000010504', text: 'कुटुंबाच्या सांगण्यावरून Kandil ने एका मुलाच्या खात्यात पालक जोडले आहेत. तुम्ही सांगितले नाही? ##tollFree## वर फोन करा.' },
  { id: '1107170000000010511', text: 'Kandil has removed a parent from the account of a child, as the family asked. Not you? Call ##tollFree##.' },
  { id: '1107170000000010512', text: 'परिवार के कहने पर Kandil ने एक बच्चे के खाते से अभिभावक हटाया है। आपने नहीं कहा? ##tollFree## पर फ़ोन करें।' },
  { id: '1107170000000010513', text: 'குடும்பம் கேட்டபடி Kandil ஒரு குழந்தையின் கணக்கிலிருந்து ஒரு பெற்றோரை நீக்கியுள்ளது. நீங்கள் கேட்கவில்லையா? ##tollFree## அழையுங்கள்.' },
  { id: '1107170000000010514', text: 'कुटुंबाच्या सांगण्यावरून Kandil ने एका मुलाच्या खात्यातून पालक काढले आहेत. तुम्ही सांगितले नाही? ##tollFree## वर फोन करा.' },
] // prettier-ignore

export const GUARDIAN_WHATSAPP = [
  { name: 'kandil_guardian_linked', language: 'en', category: 'UTILITY', text: 'Kandil has added a parent to the account of a child, as the family asked. Not you? Call {{1}}.' },
  { name: 'kandil_guardian_linked', language: 'hi', category: 'UTILITY', text: 'परिवार के कहने पर Kandil ने एक बच्चे के खाते में अभिभावक जोड़ा है। आपने नहीं कहा? {{1}} पर फ़ोन करें।' },
  { name: 'kandil_guardian_linked', language: 'ta', category: 'UTILITY', text: 'குடும்பம் கேட்டபடி Kandil ஒரு குழந்தையின் கணக்கில் ஒரு பெற்றோரைச் சேர்த்துள்ளது. நீங்கள் கேட்கவில்லையா? {{1}} அழையுங்கள்.' },
  { name: 'kandil_guardian_linked', language: 'mr', category: 'UTILITY', text: 'कुटुंबाच्या सांगण्यावरून Kandil ने एका मुलाच्या खात्यात पालक जोडले आहेत. तुम्ही सांगितले नाही? {{1}} वर फोन करा.' },
  { name: 'kandil_guardian_unlinked', language: 'en', category: 'UTILITY', text: 'Kandil has removed a parent from the account of a child, as the family asked. Not you? Call {{1}}.' },
  { name: 'kandil_guardian_unlinked', language: 'hi', category: 'UTILITY', text: 'परिवार के कहने पर Kandil ने एक बच्चे के खाते से अभिभावक हटाया है। आपने नहीं कहा? {{1}} पर फ़ोन करें।' },
  { name: 'kandil_guardian_unlinked', language: 'ta', category: 'UTILITY', text: 'குடும்பம் கேட்டபடி Kandil ஒரு குழந்தையின் கணக்கிலிருந்து ஒரு பெற்றோரை நீக்கியுள்ளது. நீங்கள் கேட்கவில்லையா? {{1}} அழையுங்கள்.' },
  { name: 'kandil_guardian_unlinked', language: 'mr', category: 'UTILITY', text: 'कुटुंबाच्या सांगण्यावरून Kandil ने एका मुलाच्या खात्यातून पालक काढले आहेत. तुम्ही सांगितले नाही? {{1}} वर फोन करा.' },
] as const // prettier-ignore
