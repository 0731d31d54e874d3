// The stories of the demo: drawn figures, and no real person.
import type { StoryContent } from '#core/modules/stories/staff-api.ts'
import { aStory } from '#server/modules/stories/factory.ts'
import { DAY, later } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import { bytesOf } from '../media/files.ts'

const stories: readonly (Partial<StoryContent> & { readonly film: string })[] = [
  {
    film: 'story-maths.webm',
    name: 'Aarav',
    role: 'Student',
    course: 'Class 10 CBSE',
    title: { en: 'How maths became my friend', hi: 'गणित मेरा दोस्त कैसे बना', ta: 'கணிதம் என் நண்பனானது எப்படி', mr: 'गणिताशी माझी मैत्री कशी झाली' },
    captions: {
      en: vtt(['I was afraid of maths.', 'My teacher drew every step.', 'Now I explain it to my sister.', 'Thank you!']),
      hi: vtt(['मुझे गणित से डर लगता था।', 'मेरी शिक्षिका ने हर चरण बनाकर दिखाया।', 'अब मैं अपनी बहन को समझाता हूँ।', 'धन्यवाद!']),
      ta: vtt(['எனக்குக் கணிதம் என்றால் பயம்.', 'ஆசிரியர் ஒவ்வொரு படியையும் வரைந்து காட்டினார்.', 'இப்போது தங்கைக்கு நானே விளக்குகிறேன்.', 'நன்றி!']),
      mr: vtt(['मला गणिताची भीती वाटायची.', 'शिक्षकांनी प्रत्येक पायरी काढून दाखवली.', 'आता मी माझ्या बहिणीला समजावतो.', 'धन्यवाद!']),
    },
  },
  {
    film: 'story-mother.webm',
    name: 'Sunita',
    role: 'Mother',
    course: 'Class 7 CBSE',
    title: { en: 'Classes in our own language', hi: 'हमारी अपनी भाषा में कक्षाएँ', ta: 'எங்கள் மொழியிலேயே வகுப்புகள்', mr: 'आमच्या स्वतःच्या भाषेत वर्ग' },
    captions: {
      en: vtt(['Classes are in our language.', 'I sit next to him in the evening.', 'He shows me his report himself.', 'That is enough for me.']),
      hi: vtt(['कक्षाएँ हमारी भाषा में हैं।', 'शाम को मैं उसके पास बैठती हूँ।', 'रिपोर्ट वह ख़ुद दिखाता है।', 'मेरे लिए इतना काफ़ी है।']),
      ta: vtt(['வகுப்புகள் எங்கள் மொழியில்.', 'மாலையில் அவனருகில் அமர்கிறேன்.', 'அறிக்கையை அவனே காட்டுகிறான்.', 'எனக்கு அது போதும்.']),
      mr: vtt(['वर्ग आमच्या भाषेत आहेत.', 'संध्याकाळी मी त्याच्याजवळ बसते.', 'अहवाल तो स्वतःच दाखवतो.', 'मला एवढे पुरे आहे.']),
    },
  },
] // prettier-ignore

export async function seedStories(ctx: Ctx): Promise<void> {
  for (const [i, { film, ...story }] of stories.entries()) {
    const consentUntil = later(ctx.now(), 365 * DAY)
    await aStory(ctx, { ...story, consentUntil, position: i + 1 }, bytesOf(film))
  }
}

/** A line for two seconds each. */
function vtt(lines: readonly string[]): string {
  const cues = lines.map((line, i) => `00:0${i * 2}.000 --> 00:0${i * 2 + 2}.000\n${line}\n`)
  return ['WEBVTT\n', ...cues].join('\n')
}
