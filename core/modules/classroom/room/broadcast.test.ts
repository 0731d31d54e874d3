import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BROADCAST_STATES, mayFollowBroadcast, placeIn, segmentsOf, withAddresses } from './broadcast.ts'

const LIMITS = { maxInteractive: 300, maxAudience: 5_000 }

describe('the place of a learner who comes', () => {
  it.each([
    [0, 0, 'ROOM'],
    [299, 0, 'ROOM'],
    [300, 0, 'HLS'],
    [300, 4_999, 'HLS'],
    [300, 5_000, undefined],
    // Somebody has left the room.
    [299, 5_000, 'ROOM'],
  ] as const)('with %i in the room and %i who watch is %s', (inRoom, watching, place) => {
    expect(placeIn({ inRoom, watching }, LIMITS)).toBe(place)
  })

  it('is in the room for exactly as many as it takes, however many come', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), fc.nat(100), (maxInteractive, maxAudience, comers) => {
        const crowd = { inRoom: 0, watching: 0 }
        let refused = 0
        for (let i = 0; i < comers; i += 1) {
          const place = placeIn(crowd, { maxInteractive, maxAudience })
          if (place === 'ROOM') crowd.inRoom += 1
          else if (place === 'HLS') crowd.watching += 1
          else refused += 1
        }
        expect(crowd.inRoom).toBe(Math.min(comers, maxInteractive))
        expect(crowd.watching).toBe(Math.min(comers - crowd.inRoom, maxAudience))
        expect(refused).toBe(comers - crowd.inRoom - crowd.watching)
      }),
    )
  })
})

describe('the reports about a broadcast', () => {
  it('lead to the same state in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['STARTING', 'RUNNING', 'ENDING', 'ENDED'] as const), (reports) => {
        const all = [...reports, ...reports]
        const end = all.reduce<(typeof BROADCAST_STATES)[number]>(
          (state, reported) => (mayFollowBroadcast(state, reported) ? reported : state),
          'STARTING',
        )
        const last = Math.max(0, ...reports.map((state) => BROADCAST_STATES.indexOf(state)))
        expect(end).toBe(BROADCAST_STATES[last])
      }),
    )
  })

  it('change no final state', () => {
    for (const reported of BROADCAST_STATES) {
      expect(mayFollowBroadcast('ENDED', reported)).toBe(false)
      expect(mayFollowBroadcast('FAILED', reported)).toBe(false)
    }
  })
})

describe('a playlist', () => {
  const playlist = ['#EXTM3U', '#EXT-X-TARGETDURATION:3', '#EXTINF:3.0,', 'brc1_00007.ts', '#EXT-X-DISCONTINUITY', '#EXTINF:2.5,', 'brc1_00008.ts', ''].join('\r\n') // prettier-ignore

  it('names its segments', () => {
    expect(segmentsOf(playlist)).toEqual(['brc1_00007.ts', 'brc1_00008.ts'])
  })

  it('gets their addresses, and keeps everything else', () => {
    const addresses = new Map(segmentsOf(playlist).map((name) => [name, `/files/${name}?signature=1`]))
    expect(withAddresses(playlist, addresses).split('\n')).toEqual([
      '#EXTM3U',
      '#EXT-X-TARGETDURATION:3',
      '#EXTINF:3.0,',
      '/files/brc1_00007.ts?signature=1',
      '#EXT-X-DISCONTINUITY',
      '#EXTINF:2.5,',
      '/files/brc1_00008.ts?signature=1',
      '',
    ])
  })

  it('leads to no other place', () => {
    const hostile = '#EXTM3U\nhttps://elsewhere.example/a.ts\n../secrets.ts\n#EXT-X-KEY:METHOD=AES-128,URI="https://elsewhere.example/k"\n'
    expect(segmentsOf(hostile)).toEqual([])
    expect(withAddresses(hostile, new Map())).toBe('#EXTM3U\n')
  }) // prettier-ignore
})
