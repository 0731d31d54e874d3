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
    description: { en: 'Twelve weeks to the Class 10 boards: one plan, a test every Sunday, and somebody to ask.', hi: 'कक्षा 10 के बोर्ड तक बारह हफ़्ते: एक योजना, हर रविवार टेस्ट, और पूछने के लिए कोई।', ta: 'வகுப்பு 10 வாரியத் தேர்வுக்குப் பன்னிரண்டு வாரம்: ஒரு திட்டம், ஞாயிறுதோறும் தேர்வு, கேட்க ஒருவர்.', mr: 'दहावीच्या बोर्ड परीक्षेला बारा आठवडे: एक नियोजन, दर रविवारी चाचणी आणि विचारायला कोणीतरी.' },
    sections: [
      {
        kind: 'HERO',
        title: { en: 'Twelve weeks to the boards', hi: 'बोर्ड तक बारह हफ़्ते', ta: 'வாரியத் தேர்வுக்குப் பன்னிரண்டு வாரம்', mr: 'बोर्ड परीक्षेला बारा आठवडे' },
        text: { en: 'One plan for Class 10: what to revise each week, a test every Sunday, and a teacher to ask.', hi: 'कक्षा 10 के लिए एक योजना: हर हफ़्ते क्या दोहराएँ, हर रविवार टेस्ट, और पूछने के लिए शिक्षक।', ta: 'வகுப்பு 10-க்கு ஒரு திட்டம்: வாரம் எதை மீண்டும் படிப்பது, ஞாயிறுதோறும் தேர்வு, கேட்க ஓர் ஆசிரியர்.', mr: 'दहावीसाठी एक नियोजन: दर आठवड्याला कशाची उजळणी, दर रविवारी चाचणी, आणि विचारायला शिक्षक.' },
        label: { en: 'See Class 10 plans', hi: 'कक्षा 10 के प्लान देखें', ta: 'வகுப்பு 10 திட்டங்களைப் பாருங்கள்', mr: 'इयत्ता 10 चे प्लॅन पाहा' },
        redirectionUrl: '/plans?grade=10&board=cbse&target=school',
      },
      {
        kind: 'POINTS',
        title: { en: 'Week by week', hi: 'हफ़्ते कैसे चलते हैं', ta: 'வாரங்கள் எப்படி', mr: 'आठवड्यामागून आठवडा' },
        points: [
          { title: { en: 'Weeks 1 to 6', hi: 'हफ़्ते 1 से 6', ta: 'வாரம் 1 முதல் 6', mr: 'आठवडे 1 ते 6' }, text: { en: 'Every chapter once more, the hard ones twice.', hi: 'हर अध्याय एक बार और, कठिन वाले दो बार।', ta: 'ஒவ்வொரு பாடமும் மீண்டும் ஒருமுறை, கடினமானவை இருமுறை.', mr: 'प्रत्येक प्रकरण पुन्हा एकदा, अवघड प्रकरणे दोनदा.' } },
          { title: { en: 'Weeks 7 to 10', hi: 'हफ़्ते 7 से 10', ta: 'வாரம் 7 முதல் 10', mr: 'आठवडे 7 ते 10' }, text: { en: 'A full paper every Sunday, marked by Tuesday.', hi: 'हर रविवार पूरा पेपर, मंगलवार तक जाँचा हुआ।', ta: 'ஞாயிறுதோறும் முழுத்தாள், செவ்வாய்க்குள் திருத்தம்.', mr: 'दर रविवारी पूर्ण प्रश्नपत्रिका, मंगळवारपर्यंत तपासलेली.' } },
          { title: { en: 'Weeks 11 and 12', hi: 'हफ़्ते 11 और 12', ta: 'வாரம் 11, 12', mr: 'आठवडे 11 आणि 12' }, text: { en: 'Only what was wrong so far, and early nights.', hi: 'सिर्फ़ वही जो अब तक ग़लत हुआ, और समय पर सोना।', ta: 'இதுவரை தவறியவை மட்டும், நேரத்தோடு தூக்கம்.', mr: 'आतापर्यंत जे चुकले तेवढेच, आणि लवकर झोप.' } },
        ],
      },
      { kind: 'COURSES', title: { en: 'Courses for Class 10', hi: 'कक्षा 10 के कोर्स', ta: 'வகுப்பு 10 பாடநெறிகள்', mr: 'इयत्ता 10 चे अभ्यासक्रम' }, grade: 10, board: cbse, target: school },
      { kind: 'FREE_CLASSES', title: { en: 'Sit in on a class', hi: 'एक कक्षा में बैठकर देखें', ta: 'ஒரு வகுப்பைப் பாருங்கள்', mr: 'एका वर्गाला बसा' }, grade: 10 },
      { kind: 'CLAIMS', title: { en: 'What we can show', hi: 'जो हम दिखा सकते हैं', ta: 'நாங்கள் காட்டக்கூடியது', mr: 'आमचे काम, पुराव्यासह' } },
      { kind: 'TESTIMONIALS', title: { en: 'What families say', hi: 'परिवार क्या कहते हैं', ta: 'குடும்பங்கள் சொல்வது', mr: 'कुटुंबे काय म्हणतात' } },
      {
        kind: 'TEXT',
        title: { en: 'For parents', hi: 'माता-पिता के लिए', ta: 'பெற்றோருக்கு', mr: 'पालकांसाठी' },
        paragraphs: [
          { en: 'You get the result of every Sunday test, and one page at the end of the month.', hi: 'हर रविवार के टेस्ट का नतीजा और महीने के अंत में एक पन्ना आपको मिलता है।', ta: 'ஞாயிறு தேர்வின் முடிவும் மாத இறுதியில் ஒரு பக்கமும் உங்களுக்கு வரும்.', mr: 'दर रविवारच्या चाचणीचा निकाल, आणि महिन्याच्या शेवटी एक पान तुम्हाला मिळते.' },
          { en: 'There is no seat to hurry for: the plan begins again every Monday.', hi: 'कोई जल्दी नहीं: योजना हर सोमवार फिर शुरू होती है।', ta: 'அவசரம் இல்லை: திட்டம் திங்கள்தோறும் மீண்டும் தொடங்கும்.', mr: 'जागेसाठी घाई करायची गरज नाही: नियोजन दर सोमवारी पुन्हा सुरू होते.' },
        ],
      },
    ],
  })
} // prettier-ignore
