// A demo paper of the kinds that no other has: lists that are matched by a code and in a grid, and a passage with its questions.
import type { z } from 'zod'
import { QuestionVersionId } from '#core/modules/papers/paper.ts'
import type { QuestionDraft } from '#core/modules/questions/question.ts'
import { aPassage, someQuestions } from '#server/modules/questions/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import { demoPaper } from './made-papers.ts'

type Question = z.input<typeof QuestionDraft>

const common = { subject: 'physics', grade: 11, difficulty: 'MEDIUM' } as const

const byCode: Question = {
  ...common,
  kind: 'MATRIX',
  chapter: 'Units and Measurements',
  rowIds: ['p', 'q', 'r', 's'],
  columnIds: ['t', 'u', 'v', 'w'],
  optionIds: ['a', 'b', 'c', 'd'],
  texts: {
    en: {
      stem: 'Match each quantity of list I with its unit in list II.',
      rows: { p: 'Work', q: 'Power', r: 'Pressure', s: 'Momentum' },
      columns: units(),
      options: codes(),
      solution: 'Work is force times distance: $\\mathrm{kg\\,m^2\\,s^{-2}}$. Power is work by time, pressure is force by area, momentum is mass times velocity.',
    },
    hi: {
      stem: 'सूची I की हर राशि को सूची II के उसके मात्रक से मिलाइए।',
      rows: { p: 'कार्य', q: 'शक्ति', r: 'दाब', s: 'संवेग' },
      columns: units(),
      options: codes(),
      solution: 'कार्य बल और दूरी का गुणनफल है: $\\mathrm{kg\\,m^2\\,s^{-2}}$. शक्ति कार्य भाग समय, दाब बल भाग क्षेत्रफल, और संवेग द्रव्यमान गुणा वेग है।',
    },
  },
  key: { kind: 'MATRIX', codes: ['b'], pairs: { p: ['u'], q: ['w'], r: ['v'], s: ['t'] } },
} // prettier-ignore

function units() {
  return {
    t: '$\\mathrm{kg\\,m\\,s^{-1}}$',
    u: '$\\mathrm{kg\\,m^2\\,s^{-2}}$',
    v: '$\\mathrm{kg\\,m^{-1}\\,s^{-2}}$',
    w: '$\\mathrm{kg\\,m^2\\,s^{-3}}$',
  }
}

function codes() {
  return { a: 'A–2, B–3, C–4, D–1', b: 'A–2, B–4, C–3, D–1', c: 'A–4, B–2, C–3, D–1', d: 'A–2, B–4, C–1, D–3' }
}

const inGrid: Question = {
  ...common,
  kind: 'MATRIX',
  chapter: 'Motion in a Plane',
  rowIds: ['p', 'q', 'r', 's'],
  columnIds: ['t', 'u', 'v'],
  texts: {
    en: {
      stem: 'Match each motion of list I with everything in list II that is true of it.',
      rows: {
        p: 'A ball that was thrown straight up, at its highest point',
        q: 'A car in a bend, its speedometer standing still at 40',
        r: 'A train that brakes on a straight track',
        s: 'A lift that goes up evenly',
      },
      columns: { t: 'The velocity is zero.', u: 'The acceleration is not zero.', v: 'The speed stays the same.' },
      solution: 'At its highest point the ball still falls with $g$. In a bend the direction of the velocity changes. The train loses speed. The lift has no acceleration.',
    },
    hi: {
      stem: 'सूची I की हर गति को सूची II की उन सब बातों से मिलाइए जो उसके लिए सही हैं।',
      rows: {
        p: 'सीधी ऊपर फेंकी गई गेंद, सबसे ऊँचे बिंदु पर',
        q: 'मोड़ पर कार, जिसकी चाल 40 पर टिकी है',
        r: 'सीधी पटरी पर ब्रेक लगाती रेलगाड़ी',
        s: 'एक समान चाल से ऊपर जाती लिफ़्ट',
      },
      columns: { t: 'वेग शून्य है।', u: 'त्वरण शून्य नहीं है।', v: 'चाल वही रहती है।' },
      solution: 'सबसे ऊँचे बिंदु पर भी गेंद का त्वरण $g$ है। मोड़ पर वेग की दिशा बदलती है। रेलगाड़ी की चाल घटती है। लिफ़्ट में त्वरण नहीं है।',
    },
  },
  key: { kind: 'MATRIX', codes: [], pairs: { p: ['t', 'u'], q: ['u', 'v'], r: ['u'], s: ['v'] } },
} // prettier-ignore

const chapter = 'Work, Energy and Power'

const passage: Question = {
  ...common,
  kind: 'PASSAGE',
  chapter,
  texts: {
    en: {
      stem: 'The roof of a school carries solar panels of 40 m² in all. At noon in April the sunlight brings about 1,000 W to each square metre of them. The panels turn one fifth of it into electricity. The school needs 5 kW for its fans and lamps; what is left goes to the grid.',
    },
    hi: {
      stem: 'एक विद्यालय की छत पर कुल 40 m² के सौर पैनल लगे हैं। अप्रैल की दोपहर में धूप इनके हर वर्ग मीटर पर लगभग 1,000 W देती है। पैनल इसका पाँचवाँ भाग बिजली में बदलते हैं। विद्यालय को पंखों और बत्तियों के लिए 5 kW चाहिए; बची हुई बिजली ग्रिड में जाती है।',
    },
  },
} // prettier-ignore

const aboutIt: readonly Question[] = [
  {
    ...common,
    kind: 'NUMERIC',
    chapter,
    texts: {
      en: { stem: 'How many kilowatts of electricity do the panels give at noon?', solution: '$40 \\times 1{,}000\\ \\mathrm{W} = 40\\ \\mathrm{kW}$, and a fifth of it is $8\\ \\mathrm{kW}$.' },
      hi: { stem: 'दोपहर में पैनल कितने किलोवाट बिजली देते हैं?', solution: '$40 \\times 1{,}000\\ \\mathrm{W} = 40\\ \\mathrm{kW}$, और इसका पाँचवाँ भाग $8\\ \\mathrm{kW}$ है।' },
    },
    key: { kind: 'NUMERIC', intervals: [{ lo: '8', hi: '8' }], decimals: 0 },
  },
  {
    ...common,
    kind: 'SCQ',
    chapter,
    optionIds: ['a', 'b', 'c', 'd'],
    texts: {
      en: { stem: 'What part of this electricity goes to the grid at noon?', options: { a: '$\\tfrac38$', b: '$\\tfrac58$', c: '$\\tfrac15$', d: '$\\tfrac45$' }, solution: 'Of 8 kW the school takes 5 kW, so 3 kW of 8 kW are left.' },
      hi: { stem: 'दोपहर में इस बिजली का कितना भाग ग्रिड में जाता है?', options: { a: '$\\tfrac38$', b: '$\\tfrac58$', c: '$\\tfrac15$', d: '$\\tfrac45$' }, solution: '8 kW में से विद्यालय 5 kW लेता है, इसलिए 8 में से 3 kW बचते हैं।' },
    },
    key: { kind: 'SCQ', options: ['a'] },
  },
  {
    ...common,
    kind: 'SCQ',
    chapter,
    optionIds: ['a', 'b', 'c', 'd'],
    texts: {
      en: {
        stem: 'At four the sunlight on the panels is half as strong. What does the school do then?',
        options: { a: 'It gives 1 kW to the grid.', b: 'It takes 1 kW from the grid.', c: 'It takes 4 kW from the grid.', d: 'It neither gives nor takes.' },
        solution: 'The panels give 4 kW, and the school needs 5 kW.',
      },
      hi: {
        stem: 'चार बजे पैनलों पर धूप आधी रह जाती है। तब विद्यालय क्या करता है?',
        options: { a: 'ग्रिड को 1 kW देता है।', b: 'ग्रिड से 1 kW लेता है।', c: 'ग्रिड से 4 kW लेता है।', d: 'न देता है, न लेता है।' },
        solution: 'पैनल 4 kW देते हैं, और विद्यालय को 5 kW चाहिए।',
      },
    },
    key: { kind: 'SCQ', options: ['b'] },
  },
] // prettier-ignore

export async function seedMatchAndRead(ctx: Ctx): Promise<void> {
  const [coded = '', grid = ''] = await someQuestions(ctx, [byCode, inGrid])
  const read = await aPassage(ctx, passage, aboutIt)
  const section = (id: string, name: string, policyIds: string[], versions: readonly string[]) => ({
    id,
    name,
    subject: 'physics',
    policyIds,
    questions: versions.map((each) => QuestionVersionId.parse(each)),
  })
  await demoPaper(ctx, {
    title: {
      en: 'Match and read: physics',
      hi: 'मिलाएँ और पढ़ें: भौतिकी',
      ta: 'பொருத்துக, படிக்க: இயற்பியல்',
      mr: 'जोड्या लावा आणि वाचा: भौतिकशास्त्र',
    },
    kind: 'CHAPTER',
    durationMinutes: 20,
    grades: [11, 12, 13],
    isFree: true,
    maxAttempts: 3,
    sections: [
      section('s1', 'Match by a code', ['mpl-jee-advanced-2026-matrix'], [coded]),
      section('s2', 'Match in a grid', ['mpl-school-2026-matrix'], [grid]),
      section('s3', 'Read', ['mpl-school-2026-scq', 'mpl-school-2026-numeric'], read),
    ],
  })
}
