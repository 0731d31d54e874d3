// Motion and numbers, class 9. `isFilm` is the demo film of twenty seconds: a cart that moves along a line.
import type { LessonTexts } from './short-lesson.ts'

const right = (text: string) => ({ text, isRight: true })
const wrong = (text: string) => ({ text, isRight: false })
const hint = (text: string, toSec: number) => ({ text, toSec, fromSec: 0, filmId: null })

const motion: LessonTexts = {
  title: 'Motion at a steady speed',
  language: 'en',
  grade: 9,
  subject: 'science',
  chapter: 'Motion',
  steps: [
    {
      id: 'hello',
      kind: 'FILM',
      toSec: 25,
      text: 'A train, a cyclist and an ant can all move at a steady speed. Today you learn what that means, and how to find where something is without watching it.',
    },
    {
      id: 'cart',
      kind: 'FILM',
      isFilm: true,
      toSec: 20,
      text: 'A cart moves along a straight line. Every second it goes on by two metres. After twenty seconds it is forty metres from where it began.',
    },
    {
      id: 'how-far',
      kind: 'ASK',
      text: 'The cart goes on by 2 metres every second. How many metres has it gone after 12 seconds?',
      answeredBy: 'NUMERIC',
      number: 24,
      seconds: 75,
      hint: hint(
        'Count in seconds: 2 metres after one second, 4 after two, 6 after three. After 12 seconds it is 12 times 2 metres: 24 metres.',
        25,
      ),
    },
    { id: 'by-answer', kind: 'BRANCH', askId: 'how-far', by: 'OWN', ifRight: 'speed', otherwise: 'slowly' },
    {
      id: 'slowly',
      kind: 'FILM',
      toSec: 40,
      text: 'Once more, slowly. Draw a line and mark it every 2 metres. Each mark is one second later than the one before it. To find the place after some seconds, count so many marks.\n\nDistance = speed × time.',
    },
    {
      id: 'speed',
      kind: 'FILM',
      toSec: 40,
      text: 'How fast is the cart? Divide the distance by the time: 40 metres in 20 seconds are 2 metres each second. We write 2 m/s.\n\nSpeed = distance ÷ time.',
    },
    {
      id: 'sure',
      kind: 'POLL',
      text: 'Could you explain this to a friend?',
      options: [wrong('Yes, at once'), wrong('With my notes'), wrong('Not yet')],
      seconds: 30,
    },
    {
      id: 'graph',
      kind: 'ASK',
      text: 'You draw the distance of the cart over the time. What does the line look like?',
      options: [wrong('Flat'), right('Straight, and rising'), wrong('Curved, and rising faster')],
      seconds: 60,
      hint: hint('In each second the line rises by the same 2 metres. So it is straight.', 20),
    },
    { id: 'rest', kind: 'BREAK', seconds: 20 },
    {
      id: 'by-class',
      kind: 'BRANCH',
      askId: 'graph',
      by: 'SHARE',
      sharePercent: 60,
      ifRight: 'challenge',
      otherwise: 'summary',
    },
    {
      id: 'challenge',
      kind: 'FILM',
      toSec: 45,
      text: 'A harder one to think about: a second cart starts 10 metres ahead and moves at 1 m/s. The first cart gains 1 metre each second, so it catches up after 10 seconds, at 20 metres.',
    },
    {
      id: 'summary',
      kind: 'FILM',
      toSec: 30,
      text: 'Remember three things. A steady speed means the same distance in every second. Distance is speed times time. On a graph of distance over time it is a straight line.',
    },
  ],
}

const numbers: LessonTexts = {
  title: 'Numbers that are no fractions',
  language: 'en',
  grade: 9,
  subject: 'maths',
  chapter: 'Number Systems',
  steps: [
    {
      id: 'hello',
      kind: 'FILM',
      toSec: 30,
      text: 'A rational number can be written as a fraction of two whole numbers. Some numbers cannot, however hard we try. Today you learn to tell them apart.',
    },
    {
      id: 'which',
      kind: 'ASK',
      text: 'Which of these numbers is irrational?',
      options: [wrong('√9'), right('√2'), wrong('0.333…'), wrong('−4')],
      seconds: 60,
      hint: hint('√9 is 3, and 0.333… is one third: both are fractions. The square root of 2 is not.', 25),
    },
    {
      id: 'decimals',
      kind: 'FILM',
      toSec: 40,
      text: 'Look at the decimals. A fraction ends, as 0.25 does, or repeats, as 0.333… does. An irrational number goes on for ever and never repeats: √2 = 1.41421356…',
    },
    {
      id: 'pick',
      kind: 'ASK',
      text: 'Choose all that are rational.',
      answeredBy: 'MCQ',
      options: [right('0.125'), wrong('π'), right('22/7'), right('√16')],
      seconds: 75,
      hint: hint('22/7 is a fraction, although it is close to π. √16 is 4. Only π itself is irrational.', 25),
    },
    { id: 'by-answer', kind: 'BRANCH', askId: 'pick', by: 'OWN', ifRight: 'end', otherwise: 'more' },
    {
      id: 'more',
      kind: 'FILM',
      toSec: 35,
      text: 'A test that always works: can you write it as a fraction? 0.125 is 1/8, √16 is 4/1. For π nobody can: 22/7 is only near it.',
    },
    {
      id: 'end',
      kind: 'FILM',
      toSec: 30,
      text: 'Decimals that end or repeat are rational. Decimals that never do are irrational. Roots of numbers that are no squares are irrational.',
    },
  ],
}

const motionHindi: LessonTexts = {
  title: 'एक-सी चाल से गति',
  language: 'hi',
  grade: 9,
  subject: 'science',
  chapter: 'Motion',
  steps: [
    {
      id: 'hello',
      kind: 'FILM',
      toSec: 25,
      text: 'रेलगाड़ी, साइकिल और चींटी, सब एक-सी चाल से चल सकते हैं। आज आप जानेंगे कि इसका अर्थ क्या है।',
    },
    {
      id: 'cart',
      kind: 'FILM',
      isFilm: true,
      toSec: 20,
      text: 'एक गाड़ी सीधी रेखा में चलती है। हर सेकंड वह दो मीटर आगे जाती है। बीस सेकंड बाद वह चालीस मीटर दूर है।',
    },
    {
      id: 'how-far',
      kind: 'ASK',
      text: 'गाड़ी हर सेकंड 2 मीटर चलती है। 12 सेकंड में वह कितने मीटर चलेगी?',
      answeredBy: 'NUMERIC',
      number: 24,
      seconds: 75,
      hint: hint('एक सेकंड में 2 मीटर, दो सेकंड में 4 मीटर। 12 सेकंड में 12 गुणा 2, यानी 24 मीटर।', 25),
    },
    { id: 'speed', kind: 'FILM', toSec: 40, text: 'चाल = दूरी ÷ समय। 40 मीटर 20 सेकंड में, यानी 2 मीटर प्रति सेकंड।' },
    {
      id: 'sure',
      kind: 'POLL',
      text: 'क्या आप इसे किसी मित्र को समझा सकते हैं?',
      options: [wrong('हाँ, अभी'), wrong('नोट्स देखकर'), wrong('अभी नहीं')],
      seconds: 30,
    },
    { id: 'end', kind: 'FILM', toSec: 30, text: 'एक-सी चाल का अर्थ है हर सेकंड में बराबर दूरी। दूरी = चाल × समय।' },
  ],
}

export const motionAndNumbers: readonly LessonTexts[] = [motion, numbers, motionHindi]
