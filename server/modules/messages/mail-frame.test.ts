import { describe, expect, it } from 'vitest'
import { frameMail } from './mail-frame.ts'

const publicUrl = 'https://kandil.example'
const body =
  'Paid ₹100 for “A & <b>B</b>”.\nPrice\t₹120\nYou paid\t₹100\nOpen your order: https://kandil.example/pay/ord1?a=1&b=2'
const framed = (purpose?: 'PAYMENTS' | 'SAFETY', lang: 'en' | 'hi' | 'te' = 'en') => frameMail({ lang, body, purpose, publicUrl }) // prettier-ignore

describe('a mail', () => {
  it('has rows as a table, an address as a button, and no markup of what it names', () => {
    const { html } = framed('PAYMENTS')
    expect(html).toContain('“A &amp; &lt;b>B&lt;/b>”')
    expect(html.match(/<table/g)).toHaveLength(1)
    expect(html).toMatch(/<td [^>]*>Price<\/td><td [^>]*>₹120<\/td>/)
    expect(html).toMatch(/<a href="https:\/\/kandil\.example\/pay\/ord1\?a=1&amp;b=2"[^>]*>Open your order<\/a>/)
  })

  it('says why it was sent and where to change that, in its language', () => {
    expect(framed('PAYMENTS').text.split('\n')).toEqual([
      'Kandil', '', 'Paid ₹100 for “A & <b>B</b>”.', 'Price: ₹120', 'You paid: ₹100',
      'Open your order: https://kandil.example/pay/ord1?a=1&b=2', '', '--',
      'You get this e-mail because it is about a payment at Kandil.',
      'Choose which messages you get: https://kandil.example/me/messages',
    ]) // prettier-ignore
    expect(framed('SAFETY', 'hi').html).toContain('href="https://kandil.example/hi/me/messages"')
    expect(framed('SAFETY', 'hi').html).toContain('<html lang="hi">')
    expect(framed('PAYMENTS', 'te').text).toContain('https://kandil.example/me/messages')
  })

  it('that nobody can switch off offers no choice', () => {
    expect(framed().text).toContain('You get this e-mail because this address was entered at Kandil.')
    expect(framed().html).not.toContain('/me/messages')
  })
})
