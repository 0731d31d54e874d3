// The registered texts of offers to many families.
export const CAMPAIGN_SMS = [
  { id: '1107170000000000901', text: 'A new Kandil course begins on ##date##: ##course##. Plan, price and refund terms: ##link## To end offers, answer STOP.' },
  { id: '1107170000000000902', text: 'Kandil का नया कोर्स ##course##, ##date## से शुरू होगा। प्लान, क़ीमत और रिफ़ंड के नियम: ##link## ऑफ़र रोकने के लिए STOP लिखें।' },
  { id: '1107170000000000903', text: 'புதிய Kandil பாடநெறி ##course##, ##date## அன்று தொடங்குகிறது. திட்டம், விலை, பணம் திரும்பும் விதிகள்: ##link## சலுகைகளை நிறுத்த STOP என எழுதவும்.' },
] as const // prettier-ignore

export const CAMPAIGN_WHATSAPP = [
  { name: 'kandil_course_begins', language: 'en', category: 'MARKETING', text: 'A new Kandil course begins on {{1}}: {{2}}. Plan, price and refund terms: {{3}} To end offers, answer STOP.' },
  { name: 'kandil_course_begins', language: 'hi', category: 'MARKETING', text: 'Kandil का नया कोर्स {{1}}, {{2}} से शुरू होगा। प्लान, क़ीमत और रिफ़ंड के नियम: {{3}} ऑफ़र रोकने के लिए STOP लिखें।' },
  { name: 'kandil_course_begins', language: 'ta', category: 'MARKETING', text: 'புதிய Kandil பாடநெறி {{1}}, {{2}} அன்று தொடங்குகிறது. திட்டம், விலை, பணம் திரும்பும் விதிகள்: {{3}} சலுகைகளை நிறுத்த STOP என எழுதவும்.' },
] as const // prettier-ignore
