// Social studies of class 8, written for the demo.
import type { RecallTable } from '../recall.ts'

const subject = 'social-studies'

export const socialStudies: readonly RecallTable[] = [
  {
    subject,
    grade: 8,
    chapter: 'Natural Resources and Their Use',
    difficulty: 'EASY',
    ask: { en: 'Which natural resource {}?', hi: 'कौन-सा प्राकृतिक संसाधन {}?' },
    rows: {
      en: [
        'was once the plants of ancient swamps | Coal | Layers of mud pressed the buried plants for millions of years and made coal of them.',
        'turns the blades on tall towers, which make electricity | Wind | Moving air turns the blades, and the blades turn a generator.',
        'is pumped up by tube wells and sinks where too much is taken | Groundwater | Rain that seeps into the ground fills it again, but slowly.',
        'is melted in a furnace to begin making steel | Iron ore | Iron is taken from its ore with heat and coke, and steel is made of the iron.',
        'is refined into petrol and diesel | Petroleum | A refinery heats the crude oil and parts it into petrol, diesel and other liquids.',
        'holds the humus that crops feed on | Soil | Dead leaves and animals rot into humus, and roots take their food from it.',
      ],
      hi: [
        'लाखों वर्ष पहले दलदल के पौधों से बना | कोयला | दबे हुए पौधे लाखों वर्ष तक मिट्टी की परतों के भार से कोयला बने।',
        'ऊँचे खंभों के पंखे घुमाकर बिजली बनाता है | पवन | चलती हवा पंखों को घुमाती है और पंखे जनित्र को।',
        'नलकूपों से निकाला जाता है और ज़्यादा निकालने पर नीचे चला जाता है | भूजल | ज़मीन में रिसने वाली वर्षा उसे फिर भरती है, पर धीरे-धीरे।',
        'इस्पात बनाने के लिए सबसे पहले भट्ठी में गलाया जाता है | लौह अयस्क | गर्मी और कोक से अयस्क से लोहा निकलता है और लोहे से इस्पात बनता है।',
        'शोधन के बाद पेट्रोल और डीज़ल देता है | पेट्रोलियम | शोधनशाला कच्चे तेल को गर्म करके पेट्रोल, डीज़ल और दूसरे द्रवों में बाँटती है।',
        'फ़सलों का पोषण करने वाला ह्यूमस रखता है | मिट्टी | मरे पत्ते और जीव सड़कर ह्यूमस बनते हैं और जड़ें उसी से पोषण लेती हैं।',
      ],
    },
  },
  {
    subject,
    grade: 8,
    chapter: 'Universal Franchise and India’s Electoral System',
    difficulty: 'MEDIUM',
    ask: { en: 'In Indian elections, which name is given to {}?', hi: 'भारत के चुनावों में {} क्या कहते हैं?' },
    rows: {
      en: [
        'the right of every adult citizen to vote | Universal adult franchise | It asks for no property, schooling or sex: a citizen who is 18 may vote.',
        'the area whose voters choose one member | Constituency | Each constituency sends one member to the Lok Sabha or to the assembly of the state.',
        'the body that holds elections to Parliament and the assemblies | Election Commission of India | The Constitution set it up, apart from the government of the day.',
        'the device on which a voter presses a button next to a name | Electronic voting machine | It counts the presses, and the ballot stays secret.',
        'the choice of a voter who wants no candidate | NOTA | “None of the above” is the last button on the machine.',
        'the rules that parties keep from the announcement to the result | Model Code of Conduct | Among others, no new scheme may be announced in these weeks.',
      ],
      hi: [
        'हर वयस्क नागरिक के मत देने के अधिकार को | सार्वभौमिक वयस्क मताधिकार | इसमें संपत्ति, शिक्षा या लिंग नहीं देखा जाता: 18 वर्ष का नागरिक मत दे सकता है।',
        'एक सदस्य चुनने वाले मतदाताओं के क्षेत्र को | निर्वाचन क्षेत्र | हर क्षेत्र लोकसभा या राज्य की विधानसभा में एक सदस्य भेजता है।',
        'संसद और विधानसभाओं के चुनाव कराने वाली संस्था को | भारत निर्वाचन आयोग | इसे संविधान ने सरकार से अलग बनाया है।',
        'उस यंत्र को, जिस पर मतदाता नाम के आगे का बटन दबाता है | इलेक्ट्रॉनिक वोटिंग मशीन | यह दबाए गए बटन गिनती है और मत गुप्त रहता है।',
        'किसी भी उम्मीदवार को न चुनने के विकल्प को | नोटा | “इनमें से कोई नहीं” मशीन का अंतिम बटन है।',
        'घोषणा से परिणाम तक दलों के लिए लागू नियमों को | आदर्श आचार संहिता | जैसे, इन हफ़्तों में कोई नई योजना घोषित नहीं की जा सकती।',
      ],
    },
  },
]
