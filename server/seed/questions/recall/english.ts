// English, written for the demo: words that fit a sentence. In a table every second answer is a wrong option of the others.
import type { RecallTable } from '../recall.ts'

/** Grammar belongs to no chapter of the book: it is asked with one of class 8. */
const place = { subject: 'english', grade: 8, chapter: 'Wisdom Paves the Way' } as const
const ask = { en: 'Which fits the gap? “{}”', hi: 'खाली जगह में क्या आएगा? “{}”' }

export const english: readonly RecallTable[] = [
  {
    ...place,
    difficulty: 'EASY',
    ask,
    rows: {
      en: [
        'We have lived in Pune ___ 2019. | since | “Since” names the moment from which something goes on.',
        'The train leaves ___ half past six. | at | A time on the clock takes “at”.',
        'The shop stands ___ the bank and the post office. | between | “Between” is for a place with one thing on each side.',
        'The frog jumped from the stone ___ the pond. | into | “Into” is for moving from outside to inside.',
        'Our school opens again ___ Monday. | on | Days of the week take “on”.',
        'Grandmother has been ill ___ three days. | for | “For” says how long something has gone on.',
      ],
      hi: [
        'We have lived in Pune ___ 2019. | since | “Since” वह क्षण बताता है जिससे कोई काम चल रहा है।',
        'The train leaves ___ half past six. | at | घड़ी के समय के साथ “at” आता है।',
        'The shop stands ___ the bank and the post office. | between | जिसके दोनों ओर एक-एक चीज़ हो, उसके लिए “between” आता है।',
        'The frog jumped from the stone ___ the pond. | into | बाहर से भीतर जाने के लिए “into” आता है।',
        'Our school opens again ___ Monday. | on | सप्ताह के दिनों के साथ “on” आता है।',
        'Grandmother has been ill ___ three days. | for | “For” बताता है कि कोई बात कितने समय से है।',
      ],
    },
  },
  {
    ...place,
    difficulty: 'MEDIUM',
    ask,
    rows: {
      en: [
        'She ___ three letters last Sunday and posted them on Monday. | wrote | Something that was over at a time in the past is in the simple past.',
        'He ___ four letters so far this week, and the week is not over. | has written | “So far” joins the past with now: present perfect.',
        'Be quiet, please: she ___ a letter now. | is writing | Something that goes on at this moment is in the present continuous.',
        'He always ___ to his aunt on her birthday; it is his habit. | writes | A habit is in the simple present, with “s” after he.',
        'She ___ to you tomorrow; she has promised it. | will write | “Tomorrow” and a promise ask for the future.',
        'He ___ a letter at the very moment when the lights went out. | was writing | Something that went on when another thing happened is in the past continuous.',
      ],
      hi: [
        'She ___ three letters last Sunday and posted them on Monday. | wrote | जो बीते समय में पूरा हो चुका, वह simple past में आता है।',
        'He ___ four letters so far this week, and the week is not over. | has written | “So far” बीते समय को अभी से जोड़ता है: present perfect.',
        'Be quiet, please: she ___ a letter now. | is writing | जो इसी क्षण हो रहा है, वह present continuous में आता है।',
        'He always ___ to his aunt on her birthday; it is his habit. | writes | आदत simple present में आती है; he के साथ “s” लगता है।',
        'She ___ to you tomorrow; she has promised it. | will write | “Tomorrow” और वादे के साथ भविष्य काल आता है।',
        'He ___ a letter at the very moment when the lights went out. | was writing | जो दूसरी घटना के समय चल रहा था, वह past continuous में आता है।',
      ],
    },
  },
]
