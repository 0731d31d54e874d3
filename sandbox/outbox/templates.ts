// The texts that were registered beforehand: with the operators for SMS (DLT), with Meta for WhatsApp. A message by any
// other template is refused, as it would be.

export interface SmsTemplate {
  readonly id: string
  /** With ##variables##. */
  readonly text: string
}

export const SMS_TEMPLATES: readonly SmsTemplate[] = [
  { id: '1107170000000000011', text: '##code## is your Kandil code. It works for 5 minutes. Do not share it with anyone. @##domain## ###code##' },
  { id: '1107170000000000012', text: '##code## आपका Kandil कोड है। यह 5 मिनट चलेगा। इसे किसी को न बताएँ। @##domain## ###code##' },
  { id: '1107170000000000021', text: 'Paid ##amount## to Kandil. ##learner## is enrolled in ##course##. Receipt and first class: ##link##' },
  { id: '1107170000000000022', text: 'Kandil को ##amount## मिले। ##learner## का ##course## में दाखिला हो गया। रसीद और पहली कक्षा: ##link##' },
  { id: '1107170000000000031', text: '##amount## for ##course## is on its way back to where you paid from. Details: ##link##' },
  { id: '1107170000000000032', text: '##course## के ##amount## उसी खाते में लौट रहे हैं जिससे आपने दिए थे। जानकारी: ##link##' },
  { id: '1107170000000000041', text: 'Paid ##amount## to Kandil. It is in your Kandil wallet. Receipt: ##link##' },
  { id: '1107170000000000042', text: 'Kandil को ##amount## मिले। वे आपके Kandil वॉलेट में हैं। रसीद: ##link##' },
  { id: '1107170000000000071', text: 'Instalment ##part## of ##parts## for ##course## is due on ##date##: ##amount##. Pay here: ##link##' },
  { id: '1107170000000000072', text: '##course## की ##parts## में से किस्त ##part## की आख़िरी तारीख़ ##date## है, रकम ##amount##। यहाँ दें: ##link##' },
  { id: '1107170000000000081', text: 'Instalment ##part## of ##parts## for ##course## is due today: ##amount##. Pay here: ##link##' },
  { id: '1107170000000000082', text: '##course## की किस्त ##part##/##parts## आज देनी है: ##amount##। यहाँ दें: ##link##' },
  { id: '1107170000000000091', text: 'Instalment ##part## of ##parts## for ##course##, ##amount##, was due on ##date##. Please pay by ##until##. After that doubts and tests pause. Pay here: ##link##' },
  { id: '1107170000000000092', text: '##course## की किस्त ##part##/##parts##, ##amount##, ##date## को देनी थी। कृपया ##until## तक दें। उसके बाद सवाल और टेस्ट रुक जाएँगे। यहाँ दें: ##link##' },
  { id: '1107170000000000101', text: 'Doubts and tests in ##course## are paused because ##amount## is late. From ##until## live classes pause too. Pay, and all opens at once: ##link##' },
  { id: '1107170000000000102', text: '##amount## की देरी से ##course## के सवाल और टेस्ट रुके हैं। ##until## से लाइव कक्षाएँ भी रुकेंगी। देते ही सब तुरंत खुल जाएगा: ##link##' },
  { id: '1107170000000000111', text: 'Live classes in ##course## are paused because ##amount## is late. Replay and notes stay open. Pay, and all opens at once: ##link##' },
  { id: '1107170000000000112', text: '##amount## की देरी से ##course## की लाइव कक्षाएँ रुकी हैं। रीप्ले और नोट्स खुले हैं। देते ही सब तुरंत खुल जाएगा: ##link##' },
  { id: '1107170000000000121', text: 'Thank you. ##course## is fully open again. Your passbook: ##link##' },
  { id: '1107170000000000122', text: 'धन्यवाद। ##course## फिर से पूरा खुल गया है। आपकी पासबुक: ##link##' },
  { id: '1107170000000000131', text: 'Paid ##amount## to Kandil: instalment ##part## of ##parts## for ##course##. Receipt: ##link##' },
  { id: '1107170000000000132', text: 'Kandil को ##amount## मिले: ##course## की किस्त ##part##/##parts##। रसीद: ##link##' },
  { id: '1107170000000000201', text: 'Your Kandil account moved to the number ending in ##ending##. Not you? Call ##tollFree## now.' },
  { id: '1107170000000000202', text: 'आपका Kandil खाता अब ##ending## पर खत्म होने वाले नंबर पर है। आपने नहीं किया? अभी ##tollFree## पर फ़ोन करें।' },
  { id: '1107170000000000211', text: "You are asked to join a child's Kandil account as a parent. Log in with this number to answer: ##link##" },
  { id: '1107170000000000212', text: 'आपको एक बच्चे के Kandil खाते में अभिभावक के रूप में बुलाया गया है। जवाब देने के लिए इसी नंबर से लॉग इन करें: ##link##' },
  { id: '1107170000000000061', text: 'Your Kandil adviser has noted down ##course## for you. Read the price and the refund terms, then decide: ##link##' },
  { id: '1107170000000000062', text: 'आपके Kandil सलाहकार ने आपके लिए ##course## लिखा है। कीमत और रिफ़ंड की शर्तें पढ़कर तय करें: ##link##' },
  { id: '1107170000000000063', text: 'உங்கள் Kandil ஆலோசகர் ##course## படிப்பை உங்களுக்காகக் குறித்துள்ளார். விலையையும் பணம் திரும்பும் விதிகளையும் படித்து முடிவு செய்யுங்கள்: ##link##' },
  { id: '1107170000000000203', text: 'உங்கள் Kandil கணக்கு ##ending## என முடியும் எண்ணுக்கு மாறியது. நீங்கள் செய்யவில்லையா? உடனே ##tollFree## அழையுங்கள்.' },
  { id: '1107170000000000213', text: 'ஒரு குழந்தையின் Kandil கணக்கில் பெற்றோராக இணைய உங்களை அழைக்கிறார்கள். பதிலளிக்க இந்த எண்ணால் உள்நுழையுங்கள்: ##link##' },
  { id: '1107170000000000221', text: 'Your Kandil account will be deleted on ##day##. To keep it, log in before then. Not you? Call ##tollFree## now.' },
  { id: '1107170000000000222', text: 'आपका Kandil खाता ##day## को मिट जाएगा। रखना हो तो उससे पहले लॉग इन करें। आपने नहीं कहा? अभी ##tollFree## पर फ़ोन करें।' },
  { id: '1107170000000000223', text: 'உங்கள் Kandil கணக்கு ##day## அன்று அழிக்கப்படும். வைத்திருக்க அதற்கு முன் உள்நுழையுங்கள். நீங்கள் கேட்கவில்லையா? உடனே ##tollFree## அழையுங்கள்.' },
] // prettier-ignore

export interface WhatsAppTemplate {
  readonly name: string
  readonly language: string
  readonly category: 'AUTHENTICATION' | 'UTILITY'
  /** With {{1}}, {{2}} … */
  readonly text: string
}

export const WHATSAPP_TEMPLATES: readonly WhatsAppTemplate[] = [
  { name: 'kandil_otp', language: 'en', category: 'AUTHENTICATION', text: '{{1}} is your Kandil code. It works for 5 minutes. Do not share it with anyone.' },
  { name: 'kandil_otp', language: 'hi', category: 'AUTHENTICATION', text: '{{1}} आपका Kandil कोड है। यह 5 मिनट चलेगा। इसे किसी को न बताएँ।' },
  { name: 'kandil_sales_offer', language: 'en', category: 'UTILITY', text: 'Your Kandil adviser has noted down {{1}} for you. Read the price and the refund terms, then decide: {{2}}' },
  { name: 'kandil_sales_offer', language: 'hi', category: 'UTILITY', text: 'आपके Kandil सलाहकार ने आपके लिए {{1}} लिखा है। कीमत और रिफ़ंड की शर्तें पढ़कर तय करें: {{2}}' },
  { name: 'kandil_sales_offer', language: 'ta', category: 'UTILITY', text: 'உங்கள் Kandil ஆலோசகர் {{1}} படிப்பை உங்களுக்காகக் குறித்துள்ளார். விலையையும் பணம் திரும்பும் விதிகளையும் படித்து முடிவு செய்யுங்கள்: {{2}}' },
] // prettier-ignore
