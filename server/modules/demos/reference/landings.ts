// The public pages of demo classes, as an installation begins with them. Staff rewrite them.
import type { LandingKey } from '#core/modules/demos/landing/landing.ts'
import type { DemoCategoryKey } from '#core/modules/demos/category.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'

interface LandingTexts {
  readonly key: LandingKey
  readonly category: DemoCategoryKey
  readonly grades: readonly number[]
  readonly title: LocalisedText
  readonly lead: LocalisedText
  readonly firstClass: LocalisedText
}

const FEES: LocalisedText = {
  en: 'The demo is free. After it you see the price of a course before you decide; nothing is charged by itself.',
  hi: 'डेमो मुफ़्त है। उसके बाद फ़ैसला करने से पहले आप कोर्स की क़ीमत देखते हैं; कुछ भी अपने आप नहीं कटता।',
  ta: 'டெமோ இலவசம். அதன் பின் முடிவு செய்யும் முன் பாடநெறியின் விலையைப் பார்ப்பீர்கள்; எதுவும் தானாக வசூலிக்கப்படாது.',
  mr: 'डेमो मोफत आहे. त्यानंतर निर्णय घेण्याआधी तुम्हाला अभ्यासक्रमाची किंमत दिसते; आपोआप काहीही कापले जात नाही.',
}

const LANDINGS: readonly LandingTexts[] = [
  {
    key: 'supercoders',
    category: 'coding',
    grades: [1, 2, 3, 4, 5, 6, 7, 8],
    title: {
      en: 'Coding for Class 1 to 8',
      hi: 'कक्षा 1 से 8 के लिए कोडिंग',
      ta: 'கோடிங்: வகுப்பு 1 முதல் 8',
      mr: 'इयत्ता 1 ते 8 साठी कोडिंग',
    },
    lead: {
      en: 'Your child builds something that moves in the first hour, live with one teacher.',
      hi: 'पहले ही घंटे में आपका बच्चा एक शिक्षक के साथ लाइव कुछ ऐसा बनाता है जो चलता है।',
      ta: 'முதல் மணி நேரத்திலேயே உங்கள் குழந்தை ஒரு ஆசிரியருடன் நேரலையில் அசையும் ஒன்றை உருவாக்கும்.',
      mr: 'तुमचे मूल पहिल्याच तासात हलणारे काहीतरी बनवते, एका शिक्षकासोबत लाइव्ह.',
    },
    firstClass: {
      en: 'A lantern that lights up when it is clicked, with a loop and two events.',
      hi: 'एक कंदील जो क्लिक करने पर जल उठता है, एक लूप और दो इवेंट से।',
      ta: 'சொடுக்கினால் ஒளிரும் ஒரு விளக்கு; ஒரு லூப், இரண்டு நிகழ்வுகளுடன்.',
      mr: 'क्लिक केल्यावर उजळणारा कंदील, एक लूप आणि दोन इव्हेंटसह.',
    },
  },
  {
    key: 'supercoders-1-2',
    category: 'coding',
    grades: [1, 2],
    title: {
      en: 'Coding for Class 1 and 2',
      hi: 'कक्षा 1 और 2 के लिए कोडिंग',
      ta: 'கோடிங்: வகுப்பு 1, 2',
      mr: 'इयत्ता 1 आणि 2 साठी कोडिंग',
    },
    lead: {
      en: 'Blocks with pictures instead of typing: your child puts steps in order and sees them happen.',
      hi: 'टाइप करने की जगह चित्रों वाले ब्लॉक: बच्चा क़दम सही क्रम में रखता है और उन्हें होते देखता है।',
      ta: 'தட்டச்சுக்குப் பதில் படங்களுடன் கட்டைகள்: குழந்தை படிகளை வரிசைப்படுத்தி அவை நடப்பதைப் பார்க்கும்.',
      mr: 'टाइप करण्याऐवजी चित्रांचे ब्लॉक: तुमचे मूल पायऱ्या क्रमाने लावते आणि त्या घडताना पाहते.',
    },
    firstClass: {
      en: 'A bird that flies to its nest along a path the child has planned.',
      hi: 'एक चिड़िया जो बच्चे के बनाए रास्ते से अपने घोंसले तक उड़ती है।',
      ta: 'குழந்தை திட்டமிட்ட பாதையில் கூட்டுக்குப் பறக்கும் ஒரு பறவை.',
      mr: 'मुलाने आखलेल्या वाटेने घरट्याकडे उडणारा पक्षी.',
    },
  },
  {
    key: 'supercoders-3-4',
    category: 'coding',
    grades: [3, 4],
    title: {
      en: 'Coding for Class 3 and 4',
      hi: 'कक्षा 3 और 4 के लिए कोडिंग',
      ta: 'கோடிங்: வகுப்பு 3, 4',
      mr: 'इयत्ता 3 आणि 4 साठी कोडिंग',
    },
    lead: {
      en: 'Loops and events: your child makes a small game and changes its rules.',
      hi: 'लूप और इवेंट: बच्चा एक छोटा खेल बनाता है और उसके नियम बदलता है।',
      ta: 'லூப், நிகழ்வுகள்: குழந்தை ஒரு சிறு விளையாட்டை உருவாக்கி அதன் விதிகளை மாற்றும்.',
      mr: 'लूप आणि इव्हेंट: तुमचे मूल एक छोटा खेळ बनवते आणि त्याचे नियम बदलते.',
    },
    firstClass: {
      en: 'A catching game with a score that counts up.',
      hi: 'पकड़ने वाला एक खेल, जिसमें अंक बढ़ते जाते हैं।',
      ta: 'மதிப்பெண் கூடும் ஒரு பிடிக்கும் விளையாட்டு.',
      mr: 'झेलण्याचा खेळ, वाढत जाणाऱ्या गुणांसह.',
    },
  },
  {
    key: 'supercoders-5-6',
    category: 'coding',
    grades: [5, 6],
    title: {
      en: 'Coding for Class 5 and 6',
      hi: 'कक्षा 5 और 6 के लिए कोडिंग',
      ta: 'கோடிங்: வகுப்பு 5, 6',
      mr: 'इयत्ता 5 आणि 6 साठी कोडिंग',
    },
    lead: {
      en: 'From blocks to written code: your child writes the first lines and runs them.',
      hi: 'ब्लॉक से लिखे हुए कोड तक: बच्चा पहली पंक्तियाँ लिखता और चलाता है।',
      ta: 'கட்டைகளிலிருந்து எழுதிய நிரலுக்கு: குழந்தை முதல் வரிகளை எழுதி இயக்கும்.',
      mr: 'ब्लॉकपासून लिहिलेल्या कोडपर्यंत: तुमचे मूल पहिल्या ओळी लिहिते आणि चालवून पाहते.',
    },
    firstClass: {
      en: 'A quiz about the child’s own city that checks the answers.',
      hi: 'बच्चे के अपने शहर पर एक क्विज़, जो उत्तर जाँचती है।',
      ta: 'குழந்தையின் ஊரைப் பற்றிய வினாடி வினா; அது விடைகளைச் சரிபார்க்கும்.',
      mr: 'मुलाच्या स्वतःच्या शहराबद्दल प्रश्नमंजूषा, जी उत्तरे तपासते.',
    },
  },
  {
    key: 'supercoders-7-8',
    category: 'coding',
    grades: [7, 8],
    title: {
      en: 'Coding for Class 7 and 8',
      hi: 'कक्षा 7 और 8 के लिए कोडिंग',
      ta: 'கோடிங்: வகுப்பு 7, 8',
      mr: 'इयत्ता 7 आणि 8 साठी कोडिंग',
    },
    lead: {
      en: 'Python from the first minute: your child reads data, asks a question of it and draws the answer.',
      hi: 'पहले मिनट से पाइथन: बच्चा आँकड़े पढ़ता है, उनसे एक सवाल पूछता है और उत्तर का चित्र बनाता है।',
      ta: 'முதல் நிமிடத்திலிருந்து பைதான்: குழந்தை தரவைப் படித்து, கேள்வி கேட்டு, விடையை வரையும்.',
      mr: 'पहिल्या मिनिटापासून Python: तुमचे मूल माहिती वाचते, तिला प्रश्न विचारते आणि उत्तर रेखाटते.',
    },
    firstClass: {
      en: 'A chart of a week of rain, drawn by ten lines of Python.',
      hi: 'एक हफ़्ते की बारिश का चार्ट, पाइथन की दस पंक्तियों से।',
      ta: 'ஒரு வார மழையின் வரைபடம், பத்து வரி பைதானில்.',
      mr: 'एका आठवड्याच्या पावसाचा आलेख, Python च्या दहा ओळींनी काढलेला.',
    },
  },
  {
    key: 'superreaders',
    category: 'reading',
    grades: [-2, -1, 1],
    title: {
      en: 'Reading for LKG to Class 1',
      hi: 'एलकेजी से कक्षा 1 के लिए पढ़ना',
      ta: 'வாசிப்பு: எல்கேஜி முதல் வகுப்பு 1 வரை',
      mr: 'LKG ते इयत्ता 1 साठी वाचन',
    },
    lead: {
      en: 'Sounds first, then words, then a whole story: your child reads aloud from the first hour.',
      hi: 'पहले ध्वनियाँ, फिर शब्द, फिर पूरी कहानी: पहले घंटे से बच्चा ज़ोर से पढ़ता है।',
      ta: 'முதலில் ஒலிகள், பின் சொற்கள், பின் ஒரு முழுக் கதை: முதல் மணி நேரத்திலிருந்தே குழந்தை சத்தமாக வாசிக்கும்.',
      mr: 'आधी ध्वनी, मग शब्द, मग पूर्ण गोष्ट: तुमचे मूल पहिल्या तासापासून मोठ्याने वाचते.',
    },
    firstClass: {
      en: 'A story of eight lines that the child reads to you afterwards.',
      hi: 'आठ पंक्तियों की एक कहानी, जो बच्चा बाद में आपको पढ़कर सुनाता है।',
      ta: 'எட்டு வரிக் கதை; வகுப்புக்குப் பின் குழந்தை உங்களுக்கு வாசித்துக் காட்டும்.',
      mr: 'आठ ओळींची गोष्ट, जी मूल नंतर तुम्हाला वाचून दाखवते.',
    },
  },
  {
    key: 'superspeakers',
    category: 'speaking',
    grades: [2, 3, 4, 5, 6, 7, 8],
    title: {
      en: 'Speaking for Class 2 to 8',
      hi: 'कक्षा 2 से 8 के लिए बोलना',
      ta: 'பேச்சு: வகுப்பு 2 முதல் 8',
      mr: 'इयत्ता 2 ते 8 साठी संभाषण',
    },
    lead: {
      en: 'Your child speaks for most of the hour: the teacher listens, asks and helps with the next sentence.',
      hi: 'ज़्यादातर समय आपका बच्चा बोलता है: शिक्षक सुनते हैं, पूछते हैं और अगले वाक्य में मदद करते हैं।',
      ta: 'பெரும்பாலான நேரம் உங்கள் குழந்தை பேசும்: ஆசிரியர் கேட்பார், கேள்வி கேட்பார், அடுத்த வாக்கியத்துக்கு உதவுவார்.',
      mr: 'तासातला बराच वेळ तुमचे मूल बोलते: शिक्षक ऐकतात, विचारतात आणि पुढच्या वाक्याला मदत करतात.',
    },
    firstClass: {
      en: 'A talk of one minute about something the child likes.',
      hi: 'बच्चे की पसंद की किसी चीज़ पर एक मिनट की बात।',
      ta: 'குழந்தைக்குப் பிடித்த ஒன்றைப் பற்றி ஒரு நிமிடப் பேச்சு.',
      mr: 'मुलाला आवडणाऱ्या गोष्टीबद्दल एका मिनिटाचे बोलणे.',
    },
  },
]

export const landingRows = LANDINGS.map(({ category, firstClass, ...each }, n) => ({
  ...each,
  category_key: category,
  position: n + 1,
  first_class: firstClass,
  fees: FEES,
}))
