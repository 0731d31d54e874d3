import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrOf } from './qr.server.ts'

test('the strokes of a code cover its dark squares and no other', () => {
  const uri = 'upi://pay?pa=kandil@bank&pn=Kandil%20Learning&tr=ord0000000000000000AB&am=22499.00&cu=INR'
  const { path, size } = qrOf(uri)
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  expect(drawn).toEqual(encode(uri, { ecc: 'M', border: 0 }).data)
}) // prettier-ignore
