// Science of class 8, written for the demo.
import type { RecallTable } from '../recall.ts'

const subject = 'science'

export const scienceEight: readonly RecallTable[] = [
  {
    subject,
    grade: 8,
    chapter: 'The Invisible Living World',
    difficulty: 'MEDIUM',
    ask: {
      en: 'Which living thing {}?',
      hi: 'कौन-सा जीव {}?',
      ta: 'எந்த உயிரினம் {}?',
    },
    rows: {
      en: [
        'makes bread dough rise | Yeast | Yeast turns sugar into carbon dioxide, and the gas lifts the dough.',
        'turns milk into curd | Lactobacillus | Lactobacillus turns the sugar of milk into lactic acid, which sets the milk.',
        'takes nitrogen from the air in the roots of beans | Rhizobium | Rhizobium lives in swellings of these roots and fixes nitrogen.',
        'causes malaria in people | Plasmodium | Plasmodium is a protozoan that mosquitoes carry.',
        'gave the first antibiotic | Penicillium | Penicillin comes from this blue-green mould.',
        'causes cholera | Vibrio cholerae | This comma-shaped bacterium spreads with dirty water.',
        'moves and eats with false feet | Amoeba | Amoeba flows into false feet and closes them round its food.',
        'is a green thread that often floats on ponds | Spirogyra | Spirogyra is a thread-like alga with a spiral green band in each cell.',
      ],
      hi: [
        'रोटी के आटे को फुलाता है | यीस्ट | यीस्ट शर्करा से कार्बन डाइऑक्साइड बनाता है और गैस आटे को फुलाती है।',
        'दूध को दही बनाता है | लैक्टोबैसिलस | यह दूध की शर्करा को लैक्टिक अम्ल में बदलता है, जिससे दूध जमता है।',
        'सेम की जड़ों में हवा से नाइट्रोजन लेता है | राइज़ोबियम | राइज़ोबियम इन जड़ों की गाँठों में रहकर नाइट्रोजन बाँधता है।',
        'मनुष्य में मलेरिया करता है | प्लाज़्मोडियम | प्लाज़्मोडियम एक प्रोटोज़ोआ है जिसे मच्छर ले जाते हैं।',
        'पहला प्रतिजैविक देने वाला है | पेनिसिलियम | पेनिसिलिन इसी नीली-हरी फफूँद से मिलता है।',
        'हैज़ा करता है | विब्रियो कॉलेरी | अल्पविराम जैसा यह जीवाणु गंदे पानी से फैलता है।',
        'कूटपादों से चलता और खाता है | अमीबा | अमीबा कूटपाद बढ़ाकर भोजन को घेर लेता है।',
        'तालाब पर तैरता हरा तंतु है | स्पाइरोगाइरा | स्पाइरोगाइरा तंतु जैसा शैवाल है, हर कोशिका में सर्पिल हरी पट्टी होती है।',
      ],
      ta: [
        'ரொட்டி மாவை உப்பச் செய்கிறது | ஈஸ்ட் | ஈஸ்ட் சர்க்கரையைக் கார்பன் டைஆக்சைடாக்குகிறது; அவ்வாயு மாவை உப்பச் செய்கிறது.',
        'பாலைத் தயிராக்குகிறது | லாக்டோபேசில்லஸ் | இது பாலின் சர்க்கரையை லாக்டிக் அமிலமாக்குவதால் பால் உறைகிறது.',
        'அவரையின் வேர்களில் காற்றிலிருந்து நைட்ரஜனை எடுக்கிறது | ரைசோபியம் | ரைசோபியம் வேர் முடிச்சுகளில் வாழ்ந்து நைட்ரஜனை நிலைநிறுத்துகிறது.',
        'மனிதருக்கு மலேரியாவை உண்டாக்குகிறது | பிளாஸ்மோடியம் | பிளாஸ்மோடியம் கொசுக்கள் சுமக்கும் ஒரு புரோட்டோசோவா.',
        'முதல் நுண்ணுயிர்க்கொல்லியைத் தந்தது | பெனிசிலியம் | பெனிசிலின் இந்த நீலப்பச்சைப் பூஞ்சையிலிருந்து கிடைக்கிறது.',
        'காலராவை உண்டாக்குகிறது | விப்ரியோ காலரே | காற்புள்ளி வடிவ இப்பாக்டீரியா அசுத்த நீரால் பரவுகிறது.',
        'பொய்க்கால்களால் நகர்ந்து உண்கிறது | அமீபா | அமீபா பொய்க்கால்களை நீட்டி உணவைச் சூழ்கிறது.',
        'குளத்தில் மிதக்கும் பச்சை இழையாக உள்ளது | ஸ்பைரோகைரா | ஸ்பைரோகைரா இழை வடிவப் பாசி; ஒவ்வொரு செல்லிலும் சுருள் பச்சைப் பட்டை உண்டு.',
      ],
    },
  },
  {
    subject,
    grade: 8,
    chapter: 'Exploring Forces',
    difficulty: 'EASY',
    ask: {
      en: 'Which force {}?',
      hi: 'कौन-सा बल {}?',
      ta: 'எந்த விசை {}?',
    },
    rows: {
      en: [
        'slows a ball that rolls over grass | Friction | Friction acts against the motion where the ball touches the grass.',
        'makes a mango fall from its tree | Gravitational force | The earth pulls the mango down.',
        'pulls an iron nail towards a magnet before they touch | Magnetic force | A magnet attracts iron from a distance.',
        'lifts bits of paper to a rubbed comb | Electrostatic force | The rubbed comb is charged and attracts the paper from a distance.',
        'of our body pushes a cart | Muscular force | Our muscles push the cart by touching it.',
        'pushes a floating piece of wood up | Upthrust | Water pushes up on everything that is in it.',
        'of air acts against a falling parachute | Air resistance | Air acts against bodies that move through it.',
        'of a stretched rubber band pulls back | Elastic force | A stretched body pulls towards its own shape.',
      ],
      hi: [
        'घास पर लुढ़कती गेंद को धीमा करता है | घर्षण बल | जहाँ गेंद घास को छूती है, घर्षण गति का विरोध करता है।',
        'पेड़ से आम को नीचे गिराता है | गुरुत्वाकर्षण बल | पृथ्वी आम को नीचे खींचती है।',
        'छूने से पहले ही लोहे की कील को चुंबक की ओर खींचता है | चुंबकीय बल | चुंबक लोहे को दूर से खींचता है।',
        'रगड़ी हुई कंघी तक काग़ज़ के टुकड़े उठाता है | स्थिरवैद्युत बल | रगड़ी कंघी आवेशित होकर काग़ज़ को दूर से खींचती है।',
        'हमारे शरीर से ठेले को धकेलता है | पेशीय बल | हमारी पेशियाँ ठेले को छूकर धकेलती हैं।',
        'तैरती लकड़ी को ऊपर धकेलता है | उत्क्षेप | पानी अपने में रखी हर वस्तु को ऊपर धकेलता है।',
        'हवा में गिरते पैराशूट का विरोध करता है | वायु प्रतिरोध | हवा में चलती वस्तुओं का हवा विरोध करती है।',
        'खिंचे रबर बैंड को वापस खींचता है | प्रत्यास्थ बल | खिंची वस्तु अपने आकार की ओर लौटती है।',
      ],
      ta: [
        'புல்மீது உருளும் பந்தை மெதுவாக்குகிறது | உராய்வு விசை | பந்து புல்லைத் தொடும் இடத்தில் உராய்வு இயக்கத்தை எதிர்க்கிறது.',
        'மரத்திலிருந்து மாம்பழத்தை விழச் செய்கிறது | ஈர்ப்பு விசை | பூமி மாம்பழத்தைக் கீழே இழுக்கிறது.',
        'தொடும் முன்பே இரும்பு ஆணியைக் காந்தத்தை நோக்கி இழுக்கிறது | காந்த விசை | காந்தம் இரும்பைத் தொலைவிலிருந்தே ஈர்க்கிறது.',
        'தேய்த்த சீப்பை நோக்கிக் காகிதத் துண்டுகளை உயர்த்துகிறது | நிலைமின் விசை | தேய்த்த சீப்பு மின்னூட்டம் பெற்றுக் காகிதத்தை ஈர்க்கிறது.',
        'நம் உடலால் வண்டியைத் தள்ளுகிறது | தசை விசை | நம் தசைகள் வண்டியைத் தொட்டுத் தள்ளுகின்றன.',
        'மிதக்கும் மரக்கட்டையை மேலே தள்ளுகிறது | மேல்நோக்கு விசை | நீர் தன்னுள் உள்ள பொருளை மேலே தள்ளுகிறது.',
        'விழும் பாராசூட்டைக் காற்றில் எதிர்க்கிறது | காற்றுத் தடை | காற்றில் நகரும் பொருள்களைக் காற்று எதிர்க்கிறது.',
        'நீட்டிய ரப்பர் பட்டையை மீண்டும் இழுக்கிறது | மீள் விசை | நீட்டிய பொருள் தன் வடிவத்திற்குத் திரும்ப இழுக்கிறது.',
      ],
    },
  },
]
