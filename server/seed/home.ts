// The content that staff would write for the home page, the explore page and a pop-up.
import { DAY, later } from '#core/kernel/time.ts'
import { aFeedCard, anOffering, aPopup, type NewCard, type NewOffering } from '#server/modules/home/factory.ts'
import type { Ctx } from '#server/platform/context.ts'

const KIDS = [-2, -1, 1, 2, 3, 4, 5]
const SENIOR = [11, 12, 13]

const offerings: readonly Partial<NewOffering>[] = [
  {
    title: { en: 'Full courses', hi: 'पूरे कोर्स', ta: 'முழுப் பாடநெறிகள்', mr: 'पूर्ण अभ्यासक्रम' },
    text: { en: 'Live classes every evening, from the first chapter to the exam.', hi: 'पहले अध्याय से परीक्षा तक, हर शाम लाइव कक्षाएँ।', ta: 'முதல் அத்தியாயத்திலிருந்து தேர்வு வரை, தினமும் மாலை நேரலை வகுப்புகள்.', mr: 'रोज संध्याकाळी लाइव्ह वर्ग, पहिल्या प्रकरणापासून परीक्षेपर्यंत.' },
    icon: 'book-open',
    redirectionUrl: '/courses',
  },
  {
    title: { en: 'Classes for the youngest', hi: 'सबसे छोटों की कक्षाएँ', ta: 'சிறார் வகுப்புகள்', mr: 'सर्वात लहान मुलांसाठी वर्ग' },
    text: { en: 'Forty-five minutes of reading, numbers and questions, LKG to Class 5.', hi: 'पढ़ना, गिनती और सवाल, पैंतालीस मिनट, एलकेजी से कक्षा 5 तक।', ta: 'வாசிப்பு, எண்கள், கேள்விகள்: நாற்பத்தைந்து நிமிடம், எல்கேஜி முதல் வகுப்பு 5 வரை.', mr: 'वाचन, संख्या आणि प्रश्नांची पंचेचाळीस मिनिटे, LKG ते इयत्ता 5.' },
    icon: 'star',
    redirectionUrl: '/courses?grade=3&board=cbse&target=school',
    grades: KIDS,
  },
  {
    title: { en: 'AI live courses', hi: 'एआई लाइव कोर्स', ta: 'ஏஐ நேரலைப் பாடநெறிகள்', mr: 'AI लाइव्ह अभ्यासक्रम' },
    text: { en: 'A class that waits for your answer before it goes on.', hi: 'ऐसी कक्षा जो आपके उत्तर तक रुकती है।', ta: 'உங்கள் பதிலுக்குக் காத்திருக்கும் வகுப்பு.', mr: 'पुढे जाण्याआधी तुमच्या उत्तरासाठी थांबणारा वर्ग.' },
    icon: 'video',
    redirectionUrl: '/ai-live',
  },
  {
    title: { en: 'Short programmes', hi: 'छोटे कार्यक्रम', ta: 'குறுகிய பாடநெறிகள்', mr: 'छोटे कार्यक्रम' },
    text: { en: 'One topic or one month, before a test.', hi: 'टेस्ट से पहले एक विषय या एक महीना।', ta: 'தேர்வுக்கு முன் ஒரு தலைப்பு அல்லது ஒரு மாதம்.', mr: 'चाचणीआधी एक विषय किंवा एक महिना.' },
    icon: 'calendar-days',
    redirectionUrl: '/short-programs',
  },
  {
    title: { en: 'One-to-one classes', hi: 'वन-टू-वन कक्षाएँ', ta: 'தனிநபர் வகுப்புகள்', mr: 'एकास एक वर्ग' },
    text: { en: 'A teacher for one learner, at an hour that suits you.', hi: 'एक विद्यार्थी के लिए एक शिक्षक, आपके समय पर।', ta: 'ஒரு மாணவருக்கு ஒரு ஆசிரியர், உங்களுக்கு ஏற்ற நேரத்தில்.', mr: 'एका विद्यार्थ्यासाठी एक शिक्षक, तुम्हाला सोयीच्या वेळी.' },
    icon: 'user-round',
    redirectionUrl: '/short-programs?type=ONE_TO_ONE',
  },
  {
    title: { en: 'JEE and NEET', hi: 'जेईई और नीट', ta: 'ஜேஇஇ, நீட்', mr: 'JEE आणि NEET' },
    text: { en: 'Full courses for Class 11, Class 12 and the year after, with tests like the exam.', hi: 'कक्षा 11, 12 और उसके बाद के साल के पूरे कोर्स, परीक्षा जैसे टेस्ट के साथ।', ta: 'வகுப்பு 11, 12 மற்றும் அதற்கு அடுத்த ஆண்டுக்கான முழுப் பாடநெறிகள், தேர்வைப் போன்ற பயிற்சித் தேர்வுகளுடன்.', mr: 'अकरावी, बारावी आणि त्यानंतरच्या वर्षाचे पूर्ण अभ्यासक्रम, परीक्षेसारख्या चाचण्यांसह.' },
    icon: 'trophy',
    redirectionUrl: '/plans?grade=11-science&board=cbse&target=jeemain',
    grades: SENIOR,
  },
] // prettier-ignore

const cards: readonly Partial<NewCard>[] = [
  {
    type: 'OFFER',
    title: { en: '₹500 off the first course', hi: 'पहले कोर्स पर ₹500 की छूट', ta: 'முதல் பாடநெறிக்கு ₹500 தள்ளுபடி', mr: 'पहिल्या अभ्यासक्रमावर ₹500 सवलत' },
    text: { en: 'With the code FIRST500, on every plan.', hi: 'FIRST500 कोड से, हर प्लान पर।', ta: 'FIRST500 குறியீட்டுடன், எல்லாத் திட்டங்களுக்கும்.', mr: 'FIRST500 कोडने, प्रत्येक प्लॅनवर.' },
    label: { en: 'See the plans', hi: 'प्लान देखें', ta: 'திட்டங்களைப் பாருங்கள்', mr: 'प्लॅन पाहा' },
    redirectionUrl: '/plans?couponCode=FIRST500',
    audience: 'EVERYONE',
    rank: 4,
  },
  {
    title: { en: 'What our promise covers', hi: 'हमारे वादे में क्या है', ta: 'எங்கள் வாக்குறுதி எதைத் தருகிறது', mr: 'आमच्या वचनात काय येते' },
    text: { en: 'Progress, or your fee back: when it holds, and how to ask.', hi: 'प्रगति, या फ़ीस वापस: कब लागू है और कैसे माँगें।', ta: 'முன்னேற்றம் அல்லது கட்டணம் திரும்ப: எப்போது, எப்படிக் கேட்பது.', mr: 'प्रगती, नाहीतर तुमचे शुल्क परत: ते कधी लागू होते, आणि कसे मागायचे.' },
    label: { en: 'Read the promise', hi: 'वादा पढ़ें', ta: 'வாக்குறுதியைப் படியுங்கள்', mr: 'वचन वाचा' },
    redirectionUrl: '/policies/promise',
    rank: 2,
  },
  {
    title: { en: 'Getting ready for the boards', hi: 'बोर्ड की तैयारी', ta: 'வாரியத் தேர்வுக்குத் தயாராகுங்கள்', mr: 'बोर्ड परीक्षेची तयारी' },
    text: { en: 'What to revise in the last twelve weeks, and the Class 10 course for it.', hi: 'आख़िरी बारह हफ़्तों में क्या दोहराएँ, और उसके लिए कक्षा 10 का कोर्स।', ta: 'கடைசிப் பன்னிரண்டு வாரங்களில் எதைத் திருப்பிப் படிப்பது, அதற்கான வகுப்பு 10 பாடநெறி.', mr: 'शेवटच्या बारा आठवड्यांत कशाची उजळणी करायची, आणि त्यासाठी दहावीचा अभ्यासक्रम.' },
    label: { en: 'See the plan', hi: 'योजना देखें', ta: 'திட்டத்தைப் பாருங்கள்', mr: 'नियोजन पाहा' },
    redirectionUrl: '/campaign/boards-ready',
    rank: 3,
  },
] // prettier-ignore

export async function seedHome(ctx: Ctx): Promise<void> {
  for (const [i, offering] of offerings.entries()) await anOffering(ctx, { ...offering, rank: i + 1 })
  for (const card of cards) await aFeedCard(ctx, card)
  await aPopup(ctx, {
    title: { en: '₹500 off your first course', hi: 'पहले कोर्स पर ₹500 की छूट', ta: 'முதல் பாடநெறிக்கு ₹500 தள்ளுபடி', mr: 'तुमच्या पहिल्या अभ्यासक्रमावर ₹500 सवलत' },
    text: { en: 'The code FIRST500 is on the plans when you open them from here.', hi: 'यहाँ से खोलने पर FIRST500 कोड प्लानों पर लगा मिलेगा।', ta: 'இங்கிருந்து திறந்தால் FIRST500 குறியீடு திட்டங்களில் சேர்ந்திருக்கும்.', mr: 'इथून प्लॅन उघडले की FIRST500 हा कोड त्यांना लागू असतो.' },
    label: { en: 'See the plans', hi: 'प्लान देखें', ta: 'திட்டங்களைப் பாருங்கள்', mr: 'प्लॅन पाहा' },
    pages: ['explore', 'campaign'],
    audience: 'EVERYONE',
    endsAt: later(ctx.now(), 90 * DAY),
  })
} // prettier-ignore
