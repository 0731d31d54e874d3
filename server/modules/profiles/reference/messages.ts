import { template } from '#server/modules/messages/index.ts'

export const profilesMessages = [
  template('grown-up', {
    text: {
      en: '{learner} is an adult now and can move to their own number. Parents then lose access unless {learner} invites them again. How: {link}',
      hi: '{learner} अब बालिग हैं और अपने नंबर पर जा सकते हैं। उसके बाद माता-पिता तभी देख पाएँगे जब वे फिर बुलाएँ। तरीका: {link}',
      ta: '{learner} இப்போது 18 வயது நிறைந்தவர், தம் எண்ணுக்கு மாறலாம். பிறகு மீண்டும் அழைத்தால் மட்டுமே பெற்றோர் பார்க்க முடியும். எப்படி: {link}',
      mr: '{learner} आता सज्ञान आहेत आणि स्वतःच्या नंबरवर जाऊ शकतात. मग {learner} यांनी पुन्हा आमंत्रण दिले तरच पालकांना दिसेल. कसे: {link}',
    },
    sms: { en: '1107170000000000261', hi: '1107170000000000262', ta: '1107170000000000263', mr: '1107170000000090262' },
    whatsApp: 'kandil_grown_up',
    whatsAppText: {
      en: '{learner} is an adult now and can move to their own number. Parents then lose access unless they are invited again. How: {link}',
    },
    mail: {
      en: 'Kandil: an adult now',
      hi: 'Kandil: 18 साल पूरे हुए',
      ta: 'Kandil: 18 வயது நிறைந்தது',
      mr: 'Kandil: आता सज्ञान',
    },
    app: {
      en: [
        'Your child is an adult now',
        '{learner} is an adult now and can move to their own number. Parents then lose access unless {learner} invites them again.',
      ],
      hi: [
        'आपका बच्चा अब बालिग है',
        '{learner} अब बालिग हैं और अपने नंबर पर जा सकते हैं। उसके बाद माता-पिता तभी देख पाएँगे जब वे फिर बुलाएँ।',
      ],
      ta: [
        'உங்கள் பிள்ளைக்கு 18 வயது நிறைந்தது',
        '{learner} இப்போது 18 வயது நிறைந்தவர், தம் எண்ணுக்கு மாறலாம். பிறகு மீண்டும் அழைத்தால் மட்டுமே பெற்றோர் பார்க்க முடியும்.',
      ],
      mr: [
        'तुमचे मूल आता सज्ञान आहे',
        '{learner} आता सज्ञान आहेत आणि स्वतःच्या नंबरवर जाऊ शकतात. मग {learner} यांनी पुन्हा आमंत्रण दिले तरच पालकांना दिसेल.',
      ],
    },
  }),
  template('grown-up-own', {
    text: {
      en: 'You are an adult now, and your Kandil account belongs to you. Parents who had joined no longer have access. To invite them again: {link}',
      hi: 'अब आप बालिग हैं और अपने Kandil खाते के फ़ैसले आपके हैं। जुड़े हुए माता-पिता इसे अब नहीं देखते। फिर बुलाने के लिए: {link}',
      ta: 'உங்களுக்கு 18 வயது நிறைந்தது: உங்கள் Kandil கணக்கு இனி உங்கள் முடிவு. இணைந்த பெற்றோர் இனி அதைப் பார்க்க முடியாது. மீண்டும் அழைக்க: {link}',
      mr: 'तुम्ही आता सज्ञान आहात, आणि तुमचे Kandil खाते तुमचे आहे. जोडलेल्या पालकांना ते आता दिसत नाही. पुन्हा आमंत्रण देण्यासाठी: {link}',
    },
    sms: { en: '1107170000000000271', hi: '1107170000000000272', ta: '1107170000000000273', mr: '1107170000000090272' },
    whatsApp: 'kandil_grown_up_own',
    mail: {
      en: 'Kandil: an adult now',
      hi: 'Kandil: 18 साल पूरे हुए',
      ta: 'Kandil: 18 வயது நிறைந்தது',
      mr: 'Kandil: आता सज्ञान',
    },
    app: {
      en: [
        'You are an adult now',
        'You are an adult now, and your Kandil account belongs to you. Parents who had joined no longer have access.',
      ],
      hi: ['अब आप बालिग हैं', 'अब आप बालिग हैं और अपने Kandil खाते के फ़ैसले आपके हैं। जुड़े हुए माता-पिता इसे अब नहीं देखते।'],
      ta: [
        'உங்களுக்கு 18 வயது நிறைந்தது',
        'உங்களுக்கு 18 வயது நிறைந்தது: உங்கள் Kandil கணக்கு இனி உங்கள் முடிவு. இணைந்த பெற்றோர் இனி அதைப் பார்க்க முடியாது.',
      ],
      mr: ['तुम्ही आता सज्ञान आहात', 'तुम्ही आता सज्ञान आहात, आणि तुमचे Kandil खाते तुमचे आहे. जोडलेल्या पालकांना ते आता दिसत नाही.'],
    },
  }),
  template('grown-up-ended', {
    text: {
      en: '{learner} is an adult now and owns their Kandil account. You can see it again if they invite you. Your payments stay here: {link}',
      hi: '{learner} अब बालिग हैं और अपने Kandil खाते के फ़ैसले खुद लेते हैं। वे बुलाएँगे तो आप फिर देख पाएँगे। आपने जो ख़रीदा, वह बना रहेगा: {link}',
      ta: '{learner} இப்போது 18 வயது நிறைந்தவர், தம் Kandil கணக்கை அவரே முடிவு செய்வார். அழைத்தால் மீண்டும் பார்க்கலாம். நீங்கள் வாங்கியது அப்படியே இருக்கும்: {link}',
      mr: '{learner} आता सज्ञान आहेत आणि त्यांचे Kandil खाते त्यांचे आहे. त्यांनी आमंत्रण दिले तर पुन्हा पाहता येईल. तुमची पेमेंट इथे आहेत: {link}',
    },
    sms: { en: '1107170000000000281', hi: '1107170000000000282', ta: '1107170000000000283', mr: '1107170000000090282' },
    whatsApp: 'kandil_grown_up_ended',
    mail: {
      en: 'Kandil: an adult now',
      hi: 'Kandil: 18 साल पूरे हुए',
      ta: 'Kandil: 18 வயது நிறைந்தது',
      mr: 'Kandil: आता सज्ञान',
    },
    app: {
      en: [
        'Your access has ended',
        '{learner} is an adult now and owns their Kandil account. You can see it again if they invite you.',
      ],
      hi: ['आपकी पहुँच खत्म हुई', '{learner} अब बालिग हैं और अपने Kandil खाते के फ़ैसले खुद लेते हैं। वे बुलाएँगे तो आप फिर देख पाएँगे।'],
      ta: [
        'உங்கள் அணுகல் முடிந்தது',
        '{learner} இப்போது 18 வயது நிறைந்தவர், தம் Kandil கணக்கை அவரே முடிவு செய்வார். அழைத்தால் மீண்டும் பார்க்கலாம்.',
      ],
      mr: [
        'तुम्हाला आता दिसणार नाही',
        '{learner} आता सज्ञान आहेत आणि त्यांचे Kandil खाते त्यांचे आहे. त्यांनी आमंत्रण दिले तर पुन्हा पाहता येईल.',
      ],
    },
  }),
]
