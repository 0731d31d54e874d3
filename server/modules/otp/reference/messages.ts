import { template } from '#server/modules/messages/index.ts'

export const otpMessages = [
  template('otp', {
    text: {
      en: '{code} is your Kandil code. It works for 5 minutes. Do not share it with anyone. @{domain} #{code}',
      hi: '{code} आपका Kandil कोड है। यह 5 मिनट चलेगा। इसे किसी को न बताएँ। @{domain} #{code}',
      ta: '{code} உங்கள் Kandil குறியீடு. இது 5 நிமிடம் செல்லும். யாரிடமும் பகிர வேண்டாம். @{domain} #{code}',
      mr: '{code} हा तुमचा Kandil कोड आहे. तो 5 मिनिटे चालतो. तो कोणालाही सांगू नका. @{domain} #{code}',
    },
    sms: { en: '1107170000000000011', hi: '1107170000000000012', ta: '1107170000000000013', mr: '1107170000000090012' },
    whatsApp: 'kandil_otp',
    whatsAppCategory: 'AUTHENTICATION',
    whatsAppText: {
      en: '{code} is your Kandil code. It works for 5 minutes. Do not share it with anyone.',
      hi: '{code} आपका Kandil कोड है। यह 5 मिनट चलेगा। इसे किसी को न बताएँ।',
      ta: '{code} உங்கள் Kandil குறியீடு. இது 5 நிமிடம் செல்லும். யாரிடமும் பகிர வேண்டாம்.',
      mr: '{code} हा तुमचा Kandil कोड आहे. तो 5 मिनिटे चालतो. तो कोणालाही सांगू नका.',
    },
    voice: {
      en: ['kandil_code_call_en', 'Hello. Your Kandil code is {code}. Once more: {code}. Do not share it with anyone.'],
      hi: ['kandil_code_call_hi', 'नमस्ते। आपका Kandil कोड है {code}। एक बार फिर: {code}। इसे किसी को न बताएँ।'],
      ta: ['kandil_code_call_ta', 'வணக்கம். உங்கள் Kandil குறியீடு {code}. மீண்டும் ஒருமுறை: {code}. யாரிடமும் பகிர வேண்டாம்.'],
      mr: ['kandil_code_call_mr', 'नमस्कार. तुमचा Kandil कोड आहे {code}. पुन्हा एकदा: {code}. तो कोणालाही सांगू नका.'],
    },
    mail: {
      en: ['Your Kandil code', '{code} is your Kandil code. It works for 5 minutes. Do not share it with anyone.'],
      hi: ['आपका Kandil कोड', '{code} आपका Kandil कोड है। यह 5 मिनट चलेगा। इसे किसी को न बताएँ।'],
      ta: ['உங்கள் Kandil குறியீடு', '{code} உங்கள் Kandil குறியீடு. இது 5 நிமிடம் செல்லும். யாரிடமும் சொல்லாதீர்கள்.'],
      mr: ['तुमचा Kandil कोड', '{code} हा तुमचा Kandil कोड आहे. तो 5 मिनिटे चालतो. तो कोणालाही सांगू नका.'],
    },
  }),
  template('desk-code', {
    text: {
      en: '{code} confirms to Kandil support that your data request comes from you. Tell it only to the adviser you called yourself.',
      hi: '{code} से Kandil सपोर्ट जानेगा कि आपके डेटा का अनुरोध आपका ही है। सिर्फ़ उसी सलाहकार को बताएँ जिसे आपने फ़ोन किया।',
      ta: '{code}: உங்கள் தரவு பற்றிய கோரிக்கை உங்களுடையதே என்று Kandil உதவிக் குழுவுக்குக் காட்டும். நீங்கள் அழைத்த ஆலோசகரிடம் மட்டும் சொல்லுங்கள்.',
      mr: '{code}: तुमच्या माहितीची विनंती तुम्हीच केली आहे, हे यावरून Kandil सहाय्य टीमला कळते. तुम्ही स्वतः फोन केलेल्या सल्लागारालाच सांगा.',
    },
    sms: { en: '1107170000000000251', hi: '1107170000000000252', ta: '1107170000000000253', mr: '1107170000000090252' },
  }),
]
