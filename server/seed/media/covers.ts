// Which picture a course of the demo has. draw-covers.ts draws them.
import type { NewBundle } from '#server/modules/catalogue/factory.ts'
import type { Text } from '../catalogue/program-names.ts'

export const COVERS = ['kids', 'primary', 'middle', 'secondary', 'physics', 'biology', 'commerce', 'humanities', 'olympiad', 'foundation'] as const // prettier-ignore
export type Cover = (typeof COVERS)[number]

export const coverTexts: Readonly<Record<Cover, Text>> = {
  kids: { en: 'Drawing of a kite, blocks with letters and the sun', hi: 'पतंग, अक्षरों के गुटकों और सूरज का चित्र', ta: 'பட்டம், எழுத்துக் கட்டைகள், சூரியன் கொண்ட படம்', mr: 'पतंग, अक्षरांचे ठोकळे आणि सूर्याचे चित्र' },
  primary: { en: 'Drawing of a globe, a pencil and a ruler', hi: 'ग्लोब, पेंसिल और पैमाने का चित्र', ta: 'உலக உருண்டை, பென்சில், அளவுகோல் கொண்ட படம்', mr: 'पृथ्वीगोल, पेन्सिल आणि पट्टीचे चित्र' },
  middle: { en: 'Drawing of a flask, a magnet and a pair of compasses', hi: 'फ्लास्क, चुंबक और परकार का चित्र', ta: 'குடுவை, காந்தம், கவராயம் கொண்ட படம்', mr: 'चंचुपात्र, चुंबक आणि कंपासचे चित्र' },
  secondary: { en: 'Drawing of an open book below a graph', hi: 'ग्राफ़ के नीचे खुली किताब का चित्र', ta: 'வரைபடத்தின் கீழ் திறந்த புத்தகத்தின் படம்', mr: 'आलेखाखाली उघडलेल्या पुस्तकाचे चित्र' },
  physics: { en: 'Drawing of an atom and of a block on a slope', hi: 'परमाणु और ढलान पर रखे गुटके का चित्र', ta: 'அணுவும் சாய்தளத்தில் உள்ள கட்டையும் கொண்ட படம்', mr: 'अणू आणि उतारावरील ठोकळ्याचे चित्र' },
  biology: { en: 'Drawing of a strand of DNA and a leaf', hi: 'डीएनए की लड़ी और पत्ती का चित्र', ta: 'டிஎன்ஏ இழையும் இலையும் கொண்ட படம்', mr: 'डीएनएची साखळी आणि पानाचे चित्र' },
  commerce: { en: 'Drawing of bars that rise, and of coins', hi: 'बढ़ते स्तंभों और सिक्कों का चित्र', ta: 'உயரும் பட்டைகளும் நாணயங்களும் கொண்ட படம்', mr: 'वाढत जाणारे स्तंभ आणि नाण्यांचे चित्र' },
  humanities: { en: 'Drawing of an old gateway and a book', hi: 'पुराने द्वार और किताब का चित्र', ta: 'பழைய நுழைவாயிலும் புத்தகமும் கொண்ட படம்', mr: 'जुनी वेस आणि पुस्तकाचे चित्र' },
  olympiad: { en: 'Drawing of a cup and of shapes', hi: 'कप और आकृतियों का चित्र', ta: 'கோப்பையும் வடிவங்களும் கொண்ட படம்', mr: 'करंडक आणि आकृत्यांचे चित्र' },
  foundation: { en: 'Drawing of steps that lead to a lantern', hi: 'लालटेन तक जाती सीढ़ियों का चित्र', ta: 'விளக்கை நோக்கிச் செல்லும் படிகளின் படம்', mr: 'कंदिलाकडे जाणाऱ्या पायऱ्यांचे चित्र' },
} // prettier-ignore

/** The exam decides; for a school course, the class. */
export function coverOf({ target, grade, stream }: Pick<NewBundle, 'target' | 'grade' | 'stream'>): Cover {
  if (target === 'olympiad') return 'olympiad'
  if (target.startsWith('foundation')) return 'foundation'
  if (target.startsWith('neet')) return 'biology'
  if (stream === 'COMMERCE') return 'commerce'
  if (stream === 'HUMANITIES' || target === 'cuet') return 'humanities'
  if (stream === 'SCIENCE' || target.startsWith('jee')) return 'physics'
  if (grade <= 2) return 'kids'
  if (grade <= 5) return 'primary'
  return grade <= 8 ? 'middle' : 'secondary'
}
