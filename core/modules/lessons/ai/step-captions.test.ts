import { describe, expect, it } from 'vitest'
import { captionsOf } from './step-captions.ts'

describe('the captions of a film in a lesson led by AI', () => {
  it('show one sentence after the other, each for its share of the part', () => {
    // 10 and 30 letters of 40, in eight seconds: two and six.
    const text = 'Look here. It moves 2.5 m in each second.'
    expect(captionsOf({ text, fromSec: 60, toSec: 68 })).toBe(
      'WEBVTT\n\n00:01:00.000 --> 00:01:02.000\nLook here.\n\n00:01:02.000 --> 00:01:08.000\nIt moves 2.5 m in each second.\n',
    )
  })

  it('split at new lines and at the end of a Hindi sentence', () => {
    const cues = captionsOf({ text: 'यह पहला है। यह दूसरा है।\n\nv = u + at', fromSec: 0, toSec: 30 }).match(/-->/g)
    expect(cues).toHaveLength(3)
  })

  it('keep signs that WebVTT reads as its own', () => {
    expect(captionsOf({ text: 'a < b & b --> c', fromSec: 0, toSec: 5 })).toContain('\na &lt; b &amp; b --&gt; c\n')
  })

  it('are empty without words', () => {
    expect(captionsOf({ text: ' ', fromSec: 0, toSec: 5 })).toBe('WEBVTT\n\n\n')
  })
})
