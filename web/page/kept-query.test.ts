import { expect, it } from 'vitest'
import { keptQuery } from './kept-query.ts'

it('keeps the whole query of a poster, and no key that opens something', () => {
  const asked =
    'utm_source=poster&utm_campaign=diwali&ref=A1&couponCode=DEEP10&token=x&access_token=x&otp=1234&sessionId=s&apiKey=k&code=c&Password=p'
  expect(keptQuery(new URLSearchParams(asked))).toEqual({
    utm_source: 'poster',
    utm_campaign: 'diwali',
    ref: 'A1',
    couponCode: 'DEEP10',
  })
})
