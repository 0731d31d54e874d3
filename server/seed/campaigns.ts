// A campaign page as staff would have composed it.
import { BoardKey, TargetKey } from '#core/taxonomy/schemas.ts'
import { aCampaign } from '#server/modules/content/factory.ts'
import type { Ctx } from '#server/platform/context.ts'

const cbse = BoardKey.parse('cbse')
const school = TargetKey.parse('school')

export async function seedCampaigns(ctx: Ctx): Promise<void> {
  await aCampaign(ctx, {
    slug: 'boards-ready',
    title: { en: 'Ready for the boards', hi: 'बोर्ड के लिए तैयार', ta: 'வாரியத் தேர்வுக்குத் தயார்', mr: 'बोर्ड परीक्षेसाठी तयार' },
    description: { en: 'Twelve weeks to the Class 10 boards: what to revise when, and the revision course for it.', hi: 'कक्षा 10 के बोर्ड तक बारह हफ़्ते: क्या कब दोहराएँ, और उसके लिए रिवीज़न कोर्स।', ta: 'வகுப்பு 10 வாரியத் தேர்வுக்குப் பன்னிரண்டு வாரம்: எதை எப்போது திருப்பிப் படிப்பது, அதற்கான திருப்புதல் பாடநெறி.', mr: 'दहावीच्या बोर्ड परीक्षेला बारा आठवडे: कशाची उजळणी कधी करायची, आणि त्यासाठीचा उजळणी अभ्यासक्रम.' },
    sections: [
      {
        kind: 'HERO',
        title: { en: 'Twelve weeks to the boards', hi: 'बोर्ड तक बारह हफ़्ते', ta: 'வாரியத் தேர்வுக்குப் பன்னிரண்டு வாரம்', mr: 'बोर्ड परीक्षेला बारा आठवडे' },
        text: { en: 'What to revise in which weeks, and live revision classes where you can ask.', hi: 'किन हफ़्तों में क्या दोहराएँ, और लाइव रिवीज़न कक्षाएँ जहाँ आप पूछ सकते हैं।', ta: 'எந்த வாரங்களில் எதைத் திருப்பிப் படிப்பது; கேள்வி கேட்கக்கூடிய நேரலைத் திருப்புதல் வகுப்புகள்.', mr: 'कोणत्या आठवड्यांत कशाची उजळणी करायची, आणि विचारता येणारे लाइव्ह उजळणी वर्ग.' },
        label: { en: 'See the revision course', hi: 'रिवीज़न कोर्स देखें', ta: 'திருப்புதல் பாடநெறியைப் பாருங்கள்', mr: 'उजळणी अभ्यासक्रम पाहा' },
        redirectionUrl: '/course/class-10-cbse-board-revision',
      },
      {
        kind: 'POINTS',
        title: { en: 'Week by week', hi: 'हफ़्ते-दर-हफ़्ते', ta: 'வாரம் வாரமாக', mr: 'आठवड्यामागून आठवडा' },
        points: [
          { title: { en: 'Weeks 1 to 6', hi: 'हफ़्ते 1 से 6', ta: 'வாரம் 1 முதல் 6', mr: 'आठवडे 1 ते 6' }, text: { en: 'Every chapter once more, the hard ones twice.', hi: 'हर अध्याय एक बार और, कठिन वाले दो बार।', ta: 'ஒவ்வொரு அத்தியாயமும் மீண்டும் ஒருமுறை, கடினமானவை இருமுறை.', mr: 'प्रत्येक प्रकरण पुन्हा एकदा, अवघड प्रकरणे दोनदा.' } },
          { title: { en: 'Weeks 7 to 10', hi: 'हफ़्ते 7 से 10', ta: 'வாரம் 7 முதல் 10', mr: 'आठवडे 7 ते 10' }, text: { en: 'One full paper a week, and then the reason for each lost mark.', hi: 'हर हफ़्ते एक पूरा पेपर, फिर हर कटे अंक की वजह।', ta: 'வாரம் ஒரு முழுத்தாள், பிறகு இழந்த ஒவ்வொரு மதிப்பெண்ணுக்கும் காரணம்.', mr: 'दर आठवड्याला एक पूर्ण प्रश्नपत्रिका, मग गेलेल्या प्रत्येक गुणाचे कारण.' } },
          { title: { en: 'Weeks 11 and 12', hi: 'हफ़्ते 11 और 12', ta: 'வாரம் 11, 12', mr: 'आठवडे 11 आणि 12' }, text: { en: 'Only what was wrong so far, and early nights.', hi: 'सिर्फ़ वही जो अब तक ग़लत हुआ, और समय पर सोना।', ta: 'இதுவரை தவறியவை மட்டும், நேரத்தோடு தூக்கம்.', mr: 'आतापर्यंत जे चुकले तेवढेच, आणि लवकर झोप.' } },
        ],
      },
      { kind: 'COURSES', title: { en: 'Revision for Class 10', hi: 'कक्षा 10 का रिवीज़न', ta: 'வகுப்பு 10 திருப்புதல்', mr: 'इयत्ता 10 ची उजळणी' }, grade: 10, board: cbse, target: school, courseKind: 'REVISION' },
      { kind: 'FREE_CLASSES', title: { en: 'Sit in on a class', hi: 'एक कक्षा में बैठकर देखें', ta: 'ஒரு வகுப்பைப் பாருங்கள்', mr: 'एका वर्गाला बसा' }, grade: 10 },
      { kind: 'CLAIMS', title: { en: 'What we can show', hi: 'जो हम दिखा सकते हैं', ta: 'நாங்கள் காட்டக்கூடியது', mr: 'आमचे काम, पुराव्यासह' } },
      { kind: 'TESTIMONIALS', title: { en: 'What families say', hi: 'परिवार क्या कहते हैं', ta: 'குடும்பங்கள் சொல்வது', mr: 'कुटुंबे काय म्हणतात' } },
      {
        kind: 'TEXT',
        title: { en: 'For parents', hi: 'माता-पिता के लिए', ta: 'பெற்றோருக்கு', mr: 'पालकांसाठी' },
        paragraphs: [
          { en: 'You see the result of each test, and what the teacher writes about your child every month.', hi: 'हर टेस्ट का नतीजा, और हर महीने शिक्षक की टिप्पणी आपको दिखती है।', ta: 'ஒவ்வொரு தேர்வின் முடிவையும், மாதந்தோறும் ஆசிரியர் எழுதும் குறிப்பையும் நீங்கள் பார்க்கலாம்.', mr: 'प्रत्येक चाचणीचा निकाल, आणि दर महिन्याला शिक्षकांचा शेरा तुम्हाला दिसतो.' },
          { en: 'There is no need to hurry: the course’s page says when its classes begin and how many seats are left.', hi: 'कोई जल्दी नहीं: कोर्स का पेज बताता है कि कक्षाएँ कब शुरू होंगी और कितनी सीटें बची हैं।', ta: 'அவசரம் இல்லை: வகுப்புகள் எப்போது தொடங்கும், எத்தனை இடங்கள் உள்ளன என்பதைப் பாடநெறியின் பக்கம் சொல்லும்.', mr: 'घाई करायची गरज नाही: वर्ग कधी सुरू होतात आणि किती जागा शिल्लक आहेत ते अभ्यासक्रमाच्या पेजवर दिसते.' },
        ],
      },
    ],
  })
} // prettier-ignore
