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
  { id: '1107170000000000201', text: 'Your Kandil account moved to the number ending in ##ending##. Not you? Call ##tollFree## now.' },
  { id: '1107170000000000202', text: 'आपका Kandil खाता अब ##ending## पर खत्म होने वाले नंबर पर है। आपने नहीं किया? अभी ##tollFree## पर फ़ोन करें।' },
  { id: '1107170000000000211', text: "You are asked to join a child's Kandil account as a parent. Log in with this number to answer: ##link##" },
  { id: '1107170000000000212', text: 'आपको एक बच्चे के Kandil खाते में अभिभावक के रूप में बुलाया गया है। जवाब देने के लिए इसी नंबर से लॉग इन करें: ##link##' },
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
] // prettier-ignore
