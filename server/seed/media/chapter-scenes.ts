// The film and the notes of the chapters of demo courses: how a chapter is learnt, true of every one of them. tools/clips makes both.
import type { FilmCaption } from './clip-scenes.ts'

export const CHAPTER_SECONDS = 20

export const chapterTitle = 'A chapter in five steps'

/** Each line of the board with its caption. */
export const chapterSteps: readonly (FilmCaption & { readonly line: string })[] = [
  { at: 0, line: '', en: 'Every chapter is learnt in five steps.', hi: 'हर अध्याय पाँच कदमों में सीखा जाता है।', ta: 'ஒவ்வொரு அத்தியாயமும் ஐந்து படிகளில் கற்கப்படுகிறது.', mr: 'प्रत्येक धडा पाच पायऱ्यांत शिकला जातो.' },
  { at: 3, line: '1  Watch the idea', en: 'Watch the idea in one picture.', hi: 'एक चित्र में विचार देखिए।', ta: 'கருத்தை ஒரே படத்தில் பாருங்கள்.', mr: 'एका चित्रात कल्पना पाहा.' },
  { at: 6, line: '2  Ask in the live class', en: 'Ask in the live class: your teacher waits for questions.', hi: 'लाइव कक्षा में पूछिए: शिक्षक सवालों के लिए रुकते हैं।', ta: 'நேரலை வகுப்பில் கேளுங்கள்: ஆசிரியர் கேள்விகளுக்காகக் காத்திருக்கிறார்.', mr: 'लाइव्ह वर्गात विचारा: शिक्षक प्रश्नांसाठी थांबतात.' },
  { at: 9, line: '3  Fill in one page of notes', en: 'Fill in one page of notes in your own words.', hi: 'अपने शब्दों में एक पन्ने के नोट्स भरिए।', ta: 'உங்கள் சொற்களில் ஒரு பக்கக் குறிப்பை நிரப்புங்கள்.', mr: 'तुमच्या शब्दांत एक पान टिपणे भरा.' },
  { at: 12, line: '4  Take the chapter test', en: 'Take the chapter test, and read why an answer was wrong.', hi: 'अध्याय की परीक्षा दीजिए, और पढ़िए कि कोई उत्तर ग़लत क्यों था।', ta: 'அத்தியாயத் தேர்வை எழுதி, விடை ஏன் தவறு என்று படியுங்கள்.', mr: 'प्रकरण चाचणी द्या, आणि उत्तर का चुकले ते वाचा.' },
  { at: 16, line: '5  Explain it at dinner', en: 'Explain it to somebody at dinner: then it is yours.', hi: 'रात के खाने पर किसी को समझाइए: तब वह आपका हुआ।', ta: 'இரவு உணவின்போது ஒருவருக்கு விளக்குங்கள்: பிறகு அது உங்களுடையது.', mr: 'जेवताना कोणाला तरी समजावून सांगा: मग ते तुमचे झाले.' },
] // prettier-ignore

/** The headings of the page of notes, with the lines to fill below each. */
export const notesHeadings: readonly (readonly [heading: string, lines: number])[] = [
  ['The chapter, and the day', 1],
  ['The idea in one sentence', 2],
  ['Words and formulas to know', 4],
  ['One example, step by step', 7],
  ['What I got wrong in the test', 3],
  ['My question for the next class', 2],
]
