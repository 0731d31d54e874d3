import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_PUSH_BYTES, pushMessage, type PushDraft } from './push-message.ts'

const draft: PushDraft = {
  title: 'Your class starts soon',
  body: '{course} starts on {time}.',
  values: { course: 'Optics', time: '7:00 pm', learner: 'Ravi Kumar' },
  lang: 'en',
  link: '/me/calendar',
  tag: 'ntc1',
}

describe('a push message', () => {
  it('holds title, text, link, tag and language', () => {
    expect(JSON.parse(pushMessage(draft))).toEqual({
      title: 'Your class starts soon',
      text: 'Optics starts on 7:00 pm.',
      link: '/me/calendar',
      tag: 'ntc1',
      lang: 'en',
    })
  })

  it.each([
    ['a full name', '{learner} is enrolled in {course}.'],
    ['a value that is missing', 'It is due on {date}.'],
  ])('with %s goes without its text', (_, body) => {
    expect(JSON.parse(pushMessage({ ...draft, body }))).toMatchObject({ title: 'Your class starts soon', text: '' })
  })

  it('never has more than 2,048 bytes, and always its title', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 600 })
    fc.assert(
      fc.property(text, text, fc.string({ maxLength: 2_500 }), (course, time, link) => {
        const message = pushMessage({ ...draft, values: { course, time }, link: `/${link}` })
        expect(Buffer.byteLength(message)).toBeLessThanOrEqual(MOST_PUSH_BYTES)
        expect(JSON.parse(message)).toMatchObject({ title: 'Your class starts soon' })
      }),
    )
  })
})
