import { describe, expect, it, test } from 'vitest'
import { readPicture } from './read-picture.ts'
import { sample } from './samples.ts'

const still = { width: 32, height: 20, moves: false, tellsMore: false }

describe('a picture', () => {
  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
    ['losslessWebp', 'image/webp'],
    ['avif', 'image/avif'],
  ] as const)('%s is told by its first bytes, with its size', (name, type) => {
    expect(readPicture(sample(name))).toEqual({ ...still, type })
  })

  it.each(['movingPng', 'movingWebp', 'movingAvif'] as const)('%s has more than one frame', (name) => {
    expect(readPicture(sample(name))).toMatchObject({ moves: true })
  })

  it.each(['jpegOfAPhone', 'webpOfAPhone', 'avifOfAPhone'] as const)('%s says more than can be seen', (name) => {
    expect(readPicture(sample(name))).toMatchObject({ tellsMore: true })
  })
})

test.each([
  ['a drawing that may hold a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a GIF', 'GIF89a 1234567890123456789012345678901234567890'],
  ['a PDF', '%PDF-1.7 1234567890123456789012345678901234567890'],
  ['a program', '\u007fELF 1234567890123456789012345678901234567890'],
  ['nothing', ''],
])('%s is none', (_, text) => {
  expect(readPicture(new TextEncoder().encode(text))).toBeUndefined()
})

test('a picture that is cut off anywhere is none, or the same; never a fault', () => {
  for (const name of ['png', 'jpegOfAPhone', 'webp', 'losslessWebp', 'webpOfAPhone', 'avif'] as const) {
    const whole = sample(name)
    for (let length = 0; length < whole.length; length += 1) {
      const found = readPicture(whole.subarray(0, length))
      if (found) expect([found.width, found.height]).toEqual([32, 20])
    }
  }
})
