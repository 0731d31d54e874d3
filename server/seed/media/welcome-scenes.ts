// The welcome film of the demo data: tools/clips films it, and the captions are written from the same lines.
import type { FilmCaption } from './clip-scenes.ts'

export const WELCOME_SECONDS = 45

/** Where each scene begins, in seconds. */
export const WELCOME_SCENES = { hello: 0, class: 8, doubt: 18, after: 25, week: 32, goodbye: 39 } as const

export const welcome = {
  portrait: 'teacher-ananya.webp',
  captions: [
    { at: 0, en: 'Namaste! I am Ananya Iyer. I teach Physics at Kandil.', hi: 'नमस्ते! मैं अनन्या अय्यर हूँ। Kandil में भौतिकी पढ़ाती हूँ।', ta: 'வணக்கம்! நான் அனன்யா ஐயர். Kandil-இல் இயற்பியல் கற்பிக்கிறேன்.', mr: 'नमस्कार! मी अनन्या अय्यर. मी Kandil मध्ये भौतिकशास्त्र शिकवते.' },
    { at: 8, en: 'This is a class. A question comes first, and everybody answers on their own phone.', hi: 'कक्षा ऐसी होती है। पहले एक सवाल, और सब अपने फ़ोन पर जवाब देते हैं।', ta: 'இது ஒரு வகுப்பு. முதலில் ஒரு கேள்வி; அனைவரும் தங்கள் ஃபோனில் பதிலளிக்கிறார்கள்.', mr: 'वर्ग असा असतो. आधी एक प्रश्न, आणि प्रत्येक जण आपापल्या फोनवर उत्तर देतो.' },
    { at: 18, en: 'Ask at any time, by voice or in writing. The whole class hears the answer.', hi: 'कभी भी पूछें, बोलकर या लिखकर। जवाब पूरी कक्षा सुनती है।', ta: 'எப்போது வேண்டுமானாலும் குரலிலோ எழுத்திலோ கேளுங்கள். பதிலை முழு வகுப்பும் கேட்கும்.', mr: 'कधीही विचारा, बोलून किंवा लिहून. पूर्ण वर्गाला उत्तर ऐकू येते.' },
    { at: 25, en: 'After the class: practice, the notes and the recording.', hi: 'कक्षा के बाद: अभ्यास, नोट्स और रिकॉर्डिंग।', ta: 'வகுப்பிற்குப் பின்: பயிற்சி, குறிப்புகள், பதிவு.', mr: 'वर्गानंतर: सराव, नोट्स आणि रेकॉर्डिंग.' },
    { at: 32, en: 'Each evening that you come lights one lantern of your week. Your parents see the same week.', hi: 'जिस शाम आप आते हैं, उस दिन का कंदील जलता है। माता-पिता भी यही हफ़्ता देखते हैं।', ta: 'நீங்கள் வரும் ஒவ்வொரு மாலையும் வாரத்தின் ஒரு விளக்கை ஏற்றும். பெற்றோரும் அதே வாரத்தைப் பார்க்கிறார்கள்.', mr: 'तुम्ही येता त्या प्रत्येक संध्याकाळी आठवड्याचा एक कंदील उजळतो. पालकांनाही तोच आठवडा दिसतो.' },
    { at: 39, en: 'Now set up the rest: a few minutes, in any order. See you in class!', hi: 'अब बाक़ी तैयारी करें: कुछ मिनट, किसी भी क्रम में। कक्षा में मिलते हैं!', ta: 'இப்போது மற்றவற்றை அமையுங்கள்: சில நிமிடங்கள், எந்த வரிசையிலும். வகுப்பில் சந்திப்போம்!', mr: 'आता बाकीची तयारी करा: काही मिनिटे, कोणत्याही क्रमाने. वर्गात भेटू!' },
  ] satisfies readonly FilmCaption[],
} // prettier-ignore
