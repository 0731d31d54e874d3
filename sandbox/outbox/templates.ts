// The texts that were registered beforehand: with the operators for SMS (DLT), with Meta for WhatsApp. A message by any
// other template is refused, as it would be.

import { CLASS_SMS, CLASS_WHATSAPP } from './class-templates.ts'

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
  { id: '1107170000000000031', text: 'Your refund of ##amount## for ##course## is on its way to where you paid from. Details: ##link##' },
  { id: '1107170000000000032', text: '##course## के ##amount## उसी खाते में लौट रहे हैं जिससे आपने दिए थे। जानकारी: ##link##' },
  { id: '1107170000000000033', text: '##course## படிப்புக்கான ##amount## நீங்கள் செலுத்திய இடத்துக்கே திரும்பி வருகிறது. விவரம்: ##link##' },
  { id: '1107170000000000041', text: 'Paid ##amount## to Kandil. It is in your Kandil wallet. Receipt: ##link##' },
  { id: '1107170000000000042', text: 'Kandil को ##amount## मिले। वे आपके Kandil वॉलेट में हैं। रसीद: ##link##' },
  { id: '1107170000000000071', text: 'Instalment ##part## of ##parts## for ##course## is due on ##date##: ##amount##. Pay here: ##link##' },
  { id: '1107170000000000072', text: '##course## की ##parts## में से किस्त ##part## की आख़िरी तारीख़ ##date## है, रकम ##amount##। यहाँ दें: ##link##' },
  { id: '1107170000000000081', text: 'Instalment ##part## of ##parts## for ##course## is due today: ##amount##. Pay here: ##link##' },
  { id: '1107170000000000082', text: '##course## की किस्त ##part##/##parts## आज देनी है: ##amount##। यहाँ दें: ##link##' },
  { id: '1107170000000000091', text: 'Instalment ##part## of ##parts## for ##course##, ##amount##, was due on ##date##. Please pay by ##until##. After that doubts and tests pause. Pay here: ##link##' },
  { id: '1107170000000000092', text: '##course## की किस्त ##part##/##parts##, ##amount##, ##date## को देनी थी। कृपया ##until## तक दें। उसके बाद सवाल और टेस्ट रुक जाएँगे। यहाँ दें: ##link##' },
  { id: '1107170000000000101', text: 'Doubts and tests in ##course## are paused because ##amount## is late. From ##until## live classes pause too. Pay to open everything again: ##link##' },
  { id: '1107170000000000102', text: '##amount## की देरी से ##course## के सवाल और टेस्ट रुके हैं। ##until## से लाइव कक्षाएँ भी रुकेंगी। देते ही सब तुरंत खुल जाएगा: ##link##' },
  { id: '1107170000000000111', text: 'Live classes in ##course## are paused because ##amount## is late. Replay and notes stay open. Pay to open everything again: ##link##' },
  { id: '1107170000000000112', text: '##amount## की देरी से ##course## की लाइव कक्षाएँ रुकी हैं। रीप्ले और नोट्स खुले हैं। देते ही सब तुरंत खुल जाएगा: ##link##' },
  { id: '1107170000000000121', text: 'Thank you. ##course## is fully open again. Your passbook: ##link##' },
  { id: '1107170000000000122', text: 'धन्यवाद। ##course## फिर से पूरा खुल गया है। आपकी पासबुक: ##link##' },
  { id: '1107170000000000131', text: 'Paid ##amount## to Kandil: instalment ##part## of ##parts## for ##course##. Receipt: ##link##' },
  { id: '1107170000000000132', text: 'Kandil को ##amount## मिले: ##course## की किस्त ##part##/##parts##। रसीद: ##link##' },
  { id: '1107170000000000201', text: 'Your Kandil account moved to the number ending in ##ending##. Not you? Call ##tollFree## now.' },
  { id: '1107170000000000202', text: 'आपका Kandil खाता अब ##ending## पर खत्म होने वाले नंबर पर है। आपने नहीं किया? अभी ##tollFree## पर फ़ोन करें।' },
  { id: '1107170000000000211', text: "You are invited to a child's Kandil account as a parent. Log in with this number to answer: ##link##" },
  { id: '1107170000000000212', text: 'आपको एक बच्चे के Kandil खाते में अभिभावक के रूप में बुलाया गया है। जवाब देने के लिए इसी नंबर से लॉग इन करें: ##link##' },
  { id: '1107170000000000061', text: 'Your Kandil adviser has prepared ##course## for you. Read the price and the refund terms, then decide: ##link##' },
  { id: '1107170000000000062', text: 'आपके Kandil सलाहकार ने आपके लिए ##course## लिखा है। कीमत और रिफ़ंड की शर्तें पढ़कर तय करें: ##link##' },
  { id: '1107170000000000063', text: 'உங்கள் Kandil ஆலோசகர் ##course## படிப்பை உங்களுக்காகக் குறித்துள்ளார். விலையையும் பணம் திரும்பும் விதிகளையும் படித்து முடிவு செய்யுங்கள்: ##link##' },
  { id: '1107170000000000203', text: 'உங்கள் Kandil கணக்கு ##ending## என முடியும் எண்ணுக்கு மாறியது. நீங்கள் செய்யவில்லையா? உடனே ##tollFree## அழையுங்கள்.' },
  { id: '1107170000000000213', text: 'ஒரு குழந்தையின் Kandil கணக்கில் பெற்றோராக இணைய உங்களை அழைக்கிறார்கள். பதிலளிக்க இந்த எண்ணால் உள்நுழையுங்கள்: ##link##' },
  { id: '1107170000000000221', text: 'Your Kandil account will be deleted on ##day##. To keep it, log in before then. Not you? Call ##tollFree## now.' },
  { id: '1107170000000000222', text: 'आपका Kandil खाता ##day## को मिट जाएगा। रखना हो तो उससे पहले लॉग इन करें। आपने नहीं कहा? अभी ##tollFree## पर फ़ोन करें।' },
  { id: '1107170000000000223', text: 'உங்கள் Kandil கணக்கு ##day## அன்று அழிக்கப்படும். வைத்திருக்க அதற்கு முன் உள்நுழையுங்கள். நீங்கள் கேட்கவில்லையா? உடனே ##tollFree## அழையுங்கள்.' },
  { id: '1107170000000000231', text: 'Your two Kandil accounts are now one, with all courses, receipts and your wallet. Log in with either number. Not you? Call ##tollFree##.' },
  { id: '1107170000000000232', text: 'आपके दोनों Kandil खाते अब एक हैं: सारे कोर्स, रसीदें और वॉलेट एक ही जगह। किसी भी नंबर से लॉग इन करें। आपने नहीं कहा? ##tollFree## पर फ़ोन करें।' },
  { id: '1107170000000000233', text: 'உங்கள் இரண்டு Kandil கணக்குகளும் இப்போது ஒன்று: எல்லாப் பாடங்களும் ரசீதுகளும் வாலட்டும் ஒரே இடத்தில். எந்த எண்ணாலும் உள்நுழையலாம். நீங்கள் கேட்கவில்லையா? ##tollFree## அழையுங்கள்.' },
  { id: '1107170000000000241', text: 'Kandil support (##name##) can see your account for ##minutes## minutes to help you, and cannot change anything. See why, or end it: ##link##' },
  { id: '1107170000000000242', text: 'Kandil सपोर्ट (##name##) आपकी मदद के लिए ##minutes## मिनट आपका खाता देख रहा है। कुछ बदला नहीं जा सकता। कारण देखें या बंद करें: ##link##' },
  { id: '1107170000000000243', text: 'Kandil உதவிக் குழு (##name##) உங்களுக்கு உதவ ##minutes## நிமிடம் உங்கள் கணக்கைப் பார்க்கிறது. எதையும் மாற்ற முடியாது. காரணம் பார்க்க, நிறுத்த: ##link##' },
  { id: '1107170000000000251', text: '##code## confirms to Kandil support that your data request comes from you. Tell it only to the adviser you called yourself.' },
  { id: '1107170000000000252', text: '##code## से Kandil सपोर्ट जानेगा कि आपके डेटा का अनुरोध आपका ही है। सिर्फ़ उसी सलाहकार को बताएँ जिसे आपने फ़ोन किया।' },
  { id: '1107170000000000253', text: '##code##: உங்கள் தரவு பற்றிய கோரிக்கை உங்களுடையதே என்று Kandil உதவிக் குழுவுக்குக் காட்டும். நீங்கள் அழைத்த ஆலோசகரிடம் மட்டும் சொல்லுங்கள்.' },
  { id: '1107170000000000261', text: '##learner## is an adult now and can move to their own number. Parents then lose access unless ##learner## invites them again. How: ##link##' },
  { id: '1107170000000000262', text: '##learner## अब बालिग हैं और अपने नंबर पर जा सकते हैं। उसके बाद माता-पिता तभी देख पाएँगे जब वे फिर बुलाएँ। तरीका: ##link##' },
  { id: '1107170000000000263', text: '##learner## இப்போது 18 வயது நிறைந்தவர், தம் எண்ணுக்கு மாறலாம். பிறகு மீண்டும் அழைத்தால் மட்டுமே பெற்றோர் பார்க்க முடியும். எப்படி: ##link##' },
  { id: '1107170000000000271', text: 'You are an adult now, and your Kandil account belongs to you. Parents who had joined no longer have access. To invite them again: ##link##' },
  { id: '1107170000000000272', text: 'अब आप बालिग हैं और अपने Kandil खाते के फ़ैसले आपके हैं। जुड़े हुए माता-पिता इसे अब नहीं देखते। फिर बुलाने के लिए: ##link##' },
  { id: '1107170000000000273', text: 'உங்களுக்கு 18 வயது நிறைந்தது: உங்கள் Kandil கணக்கு இனி உங்கள் முடிவு. இணைந்த பெற்றோர் இனி அதைப் பார்க்க முடியாது. மீண்டும் அழைக்க: ##link##' },
  { id: '1107170000000000281', text: '##learner## is an adult now and owns their Kandil account. You can see it again if they invite you. Your payments stay here: ##link##' },
  { id: '1107170000000000282', text: '##learner## अब बालिग हैं और अपने Kandil खाते के फ़ैसले खुद लेते हैं। वे बुलाएँगे तो आप फिर देख पाएँगे। आपने जो खरीदा, वह बना रहेगा: ##link##' },
  { id: '1107170000000000283', text: '##learner## இப்போது 18 வயது நிறைந்தவர், தம் Kandil கணக்கை அவரே முடிவு செய்வார். அழைத்தால் மீண்டும் பார்க்கலாம். நீங்கள் வாங்கியது அப்படியே இருக்கும்: ##link##' },
  { id: '1107170000000000301', text: 'Auto-debit is on for ##course##: at most ##amount## each time, until ##date##. Skip, pause or stop at any time: ##link##' },
  { id: '1107170000000000302', text: '##course## के लिए ऑटो-डेबिट चालू है: एक बार में ज़्यादा से ज़्यादा ##amount##, ##date## तक। कभी भी छोड़ें, रोकें या बंद करें: ##link##' },
  { id: '1107170000000000303', text: '##course## படிப்புக்கு ஆட்டோ-டெபிட் தொடங்கியது: ஒரு முறைக்கு அதிகபட்சம் ##amount##, ##date## வரை. எப்போது வேண்டுமானாலும் தவிர்க்க, நிறுத்த: ##link##' },
  { id: '1107170000000000311', text: 'Kandil will debit ##amount## on ##date##, from ##time##, for instalment ##part## of ##parts## of ##course##. Ref ##reference##. To skip or stop: ##link##' },
  { id: '1107170000000000312', text: 'Kandil ##date## को ##time## से ##amount## लेगा: ##course## की किस्त ##part##/##parts##। संदर्भ ##reference##। छोड़ने या बंद करने के लिए: ##link##' },
  { id: '1107170000000000313', text: 'Kandil ##date## அன்று ##time## முதல் ##amount## எடுக்கும்: ##course## தவணை ##part##/##parts##. குறிப்பு ##reference##. தவிர்க்க அல்லது நிறுத்த: ##link##' },
  { id: '1107170000000000321', text: 'Kandil debited ##amount## for instalment ##part## of ##parts## of ##course##. Ref ##reference##. Something wrong? Call ##tollFree## or see ##link##' },
  { id: '1107170000000000322', text: 'Kandil ने ऑटो-डेबिट से ##amount## लिए: ##course## की किस्त ##part##/##parts##। संदर्भ ##reference##। कोई शिकायत? ##tollFree## पर फ़ोन करें या देखें ##link##' },
  { id: '1107170000000000323', text: 'Kandil தானாக ##amount## எடுத்தது: ##course## தவணை ##part##/##parts##. குறிப்பு ##reference##. புகார் உண்டா? ##tollFree## அழையுங்கள் அல்லது பாருங்கள் ##link##' },
  { id: '1107170000000000331', text: 'Instalment ##part## of ##parts## of ##course##, ##amount##, needs your approval, because it is above ##limit##. Please pay by ##date##: ##link##' },
  { id: '1107170000000000332', text: '##course## की किस्त ##part##/##parts##, ##amount##, आपकी मंज़ूरी से ही जाएगी: बैंक अपने आप ##limit## से ज़्यादा नहीं लेते। कृपया ##date## तक दें: ##link##' },
  { id: '1107170000000000333', text: '##course## தவணை ##part##/##parts##, ##amount##: உங்கள் ஒப்புதல் தேவை. வங்கிகள் தாமாக ##limit## மேல் எடுப்பதில்லை. ##date## க்குள் செலுத்துங்கள்: ##link##' },
  { id: '1107170000000000341', text: 'Auto-debit did not pay instalment ##part## of ##parts## of ##course##, ##amount##. Nothing was debited. Please pay by ##date##: ##link##' },
  { id: '1107170000000000342', text: 'ऑटो-डेबिट से ##course## की किस्त ##part##/##parts##, ##amount##, नहीं गई। कुछ नहीं लिया गया। कृपया ##date## तक दें: ##link##' },
  { id: '1107170000000000343', text: 'ஆட்டோ-டெபிட் ##course## தவணை ##part##/##parts##, ##amount##, செலுத்தவில்லை. எதுவும் எடுக்கப்படவில்லை. ##date## க்குள் செலுத்துங்கள்: ##link##' },
  { id: '1107170000000000351', text: 'Auto-debit for ##course## has stopped. Nothing more will be debited. Please pay each instalment yourself: ##link##' },
  { id: '1107170000000000352', text: '##course## का ऑटो-डेबिट बंद हो गया। अब कुछ नहीं लिया जाएगा। हर किस्त आप खुद देंगे: ##link##' },
  { id: '1107170000000000353', text: '##course## ஆட்டோ-டெபிட் நின்றது. இனி எதுவும் எடுக்கப்படாது. ஒவ்வொரு தவணையையும் நீங்களே செலுத்துவீர்கள்: ##link##' },
  { id: '1107170000000000361', text: '##amount## for ##course## is back in your Kandil wallet. Details: ##link##' },
  { id: '1107170000000000362', text: '##course## के ##amount## आपके Kandil वॉलेट में लौट आए हैं। जानकारी: ##link##' },
  { id: '1107170000000000363', text: '##course## படிப்புக்கான ##amount## உங்கள் Kandil வாலட்டுக்குத் திரும்பியது. விவரம்: ##link##' },
  { id: '1107170000000000371', text: 'Your refund of ##amount## for ##course##: ##toBank## goes to where you paid from, and ##toWallet## is in your Kandil wallet. Details: ##link##' },
  { id: '1107170000000000372', text: '##course## के ##amount## लौट रहे हैं: ##toBank## उसी खाते में जिससे आपने दिए थे, और ##toWallet## आपके Kandil वॉलेट में। जानकारी: ##link##' },
  { id: '1107170000000000373', text: '##course## படிப்புக்கான ##amount## திரும்புகிறது: ##toBank## நீங்கள் செலுத்திய இடத்துக்கு, ##toWallet## உங்கள் Kandil வாலட்டில். விவரம்: ##link##' },
  { id: '1107170000000000401', text: 'You have ##count## more messages from Kandil. Read them here: ##link##' },
  { id: '1107170000000000402', text: 'Kandil से आपके ##count## और संदेश हैं। यहाँ पढ़ें: ##link##' },
  { id: '1107170000000000403', text: 'Kandil இலிருந்து மேலும் ##count## செய்திகள் உள்ளன. இங்கே படிக்கவும்: ##link##' },
  { id: '1107170000000000411', text: 'Your Kandil class ##course## starts on ##time##. Join here: ##link##' },
  { id: '1107170000000000412', text: 'आपकी Kandil कक्षा ##course## का समय ##time## है। यहाँ जुड़ें: ##link##' },
  { id: '1107170000000000413', text: 'உங்கள் Kandil வகுப்பு ##course## தொடங்கும் நேரம் ##time##. இங்கே சேரவும்: ##link##' },
  ...CLASS_SMS,
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
  { name: 'kandil_sales_offer', language: 'en', category: 'UTILITY', text: 'Your Kandil adviser has prepared {{1}} for you. Read the price and the refund terms, then decide: {{2}}' },
  { name: 'kandil_sales_offer', language: 'hi', category: 'UTILITY', text: 'आपके Kandil सलाहकार ने आपके लिए {{1}} लिखा है। कीमत और रिफ़ंड की शर्तें पढ़कर तय करें: {{2}}' },
  { name: 'kandil_sales_offer', language: 'ta', category: 'UTILITY', text: 'உங்கள் Kandil ஆலோசகர் {{1}} படிப்பை உங்களுக்காகக் குறித்துள்ளார். விலையையும் பணம் திரும்பும் விதிகளையும் படித்து முடிவு செய்யுங்கள்: {{2}}' },
  { name: 'kandil_more_notices', language: 'en', category: 'UTILITY', text: 'You have {{1}} more messages from Kandil. Read them here: {{2}}' },
  { name: 'kandil_more_notices', language: 'hi', category: 'UTILITY', text: 'Kandil से आपके {{1}} और संदेश हैं। यहाँ पढ़ें: {{2}}' },
  { name: 'kandil_more_notices', language: 'ta', category: 'UTILITY', text: 'Kandil இலிருந்து மேலும் {{1}} செய்திகள் உள்ளன. இங்கே படிக்கவும்: {{2}}' },
  { name: 'kandil_class_soon', language: 'en', category: 'UTILITY', text: 'Your Kandil class {{1}} starts on {{2}}. Join here: {{3}}' },
  { name: 'kandil_class_soon', language: 'hi', category: 'UTILITY', text: 'आपकी Kandil कक्षा {{1}} का समय {{2}} है। यहाँ जुड़ें: {{3}}' },
  { name: 'kandil_class_soon', language: 'ta', category: 'UTILITY', text: 'உங்கள் Kandil வகுப்பு {{1}} தொடங்கும் நேரம் {{2}}. இங்கே சேரவும்: {{3}}' },
  ...CLASS_WHATSAPP,
] // prettier-ignore
