import { expect, it } from 'vitest'
import { toPaise } from '#core/kernel/money.ts'
import { estimateCost } from './estimate-cost.ts'

const rates = { SMS: toPaise(18_000), WHATSAPP: toPaise(86_310) }

it.each([
  ['nothing costs nothing', [], 0],
  ['a thousand SMS of two parts cost 360 rupees', [{ channel: 'SMS', count: 1_000, parts: 2 }], 36_000],
  ['one WhatsApp message costs 87 paise, rounded up', [{ channel: 'WHATSAPP', count: 1, parts: 1 }], 87],
  ['parts of a paisa are added before they are rounded', [{ channel: 'WHATSAPP', count: 100, parts: 1 }], 8_631],
  ['a channel without a rate costs nothing', [{ channel: 'PUSH', count: 500, parts: 1 }], 0],
] as const)('%s', (_, counts, paise) => expect(estimateCost(counts, rates)).toBe(paise))
