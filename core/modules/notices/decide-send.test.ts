import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DAY,
  fromIndia,
  HOUR,
  inIndia,
  later,
  MINUTE,
  startOfDayInIndia,
  toInstant,
  type Instant,
} from '#core/kernel/time.ts'
import { allowedPreference, LEAST_PREFERENCE } from '#core/modules/profiles/notification.ts'
import { choiceFor, leavesAtOnce, mustArrive, NOTICE_CHANNELS, SEND_PURPOSES, type NoticeChannel, type NotificationPreference, type SendPurpose } from '#core/taxonomy/notice.ts' // prettier-ignore
import { HOME_ZONE } from '#core/taxonomy/zone.ts'
import { decideSend, MOST_A_DAY, planSends, type SendFacts } from './decide-send.ts'
import { beginsSoon, firstLoudInstant, isQuiet } from '#core/modules/messages/quiet-hours.ts'

const clock = (hour: number, minute = 0) => fromIndia(2026, 11, { day: 21, minutes: hour * 60 + minute })
const everything = { PAYMENTS: NOTICE_CHANNELS, CLASSES: NOTICE_CHANNELS, REPORTS: NOTICE_CHANNELS, OFFERS: NOTICE_CHANNELS } // prettier-ignore
const facts: SendFacts = {
  purpose: 'CLASSES',
  channel: 'SMS',
  isFallback: false,
  isDeliveredElsewhere: false,
  isAskedFor: false,
  isLastCall: false,
  expiresAt: null,
  isCurrent: true,
  mayReach: true,
  preference: { ...LEAST_PREFERENCE, channels: everything },
  zone: 'Asia/Kolkata',
  left: { today: 0, offersThisWeek: 0 },
}
const tomorrow = (hour: number) => later(clock(hour), DAY)
const send = { do: 'SEND' }

describe('a message', () => {
  it.each<[string, Partial<SendFacts>, Instant, object]>([
    ['of a class at noon leaves', {}, clock(12), send],
    ['of a class at 22:00 waits for 08:00', {}, clock(22), { do: 'WAIT', until: tomorrow(8) }],
    ['of a class at 22:00 by mail leaves', { channel: 'MAIL' }, clock(22), send],
    ['of a chosen class that begins within the hour leaves at 22:00', { isLastCall: true }, clock(22), send],
    ['of a change at noon leaves, also the ninth of a day', { purpose: 'CHANGES', left: { today: 9, offersThisWeek: 0 } }, clock(12), send],
    ['of a change at 22:00 waits for 08:00', { purpose: 'CHANGES', expiresAt: tomorrow(17) }, clock(22), { do: 'WAIT', until: tomorrow(8) }],
    ['of an urgent change at 22:00 leaves', { purpose: 'CHANGES', isLastCall: true }, clock(22), send],
    ['of a change of a class that has begun by 08:00 leaves at 22:00', { purpose: 'CHANGES', expiresAt: tomorrow(7) }, clock(22), send],
    ['of a change leaves by SMS where the family has switched class times off', { purpose: 'CHANGES', isFallback: true, preference: { ...LEAST_PREFERENCE, channels: { ...everything, CLASSES: [] } } }, clock(12), send],
    ['of a class that has begun by 08:00 is dropped', { expiresAt: tomorrow(7) }, clock(22), { do: 'DROP', reason: 'QUIET' }],
    ['of a payment leaves at 22:00', { purpose: 'PAYMENTS' }, clock(22), send],
    ['of a child’s safety leaves at 22:00', { purpose: 'SAFETY' }, clock(22), send],
    ['with an offer at 09:00 waits for 10:00', { purpose: 'OFFERS' }, clock(9), { do: 'WAIT', until: clock(10) }],
    ['with a third offer of the week is dropped', { purpose: 'OFFERS', left: { today: 0, offersThisWeek: 2 } }, clock(12), { do: 'DROP', reason: 'TOO_MANY_OFFERS' }],
    ['that is the seventh of a day is put together with others', { left: { today: MOST_A_DAY, offersThisWeek: 0 } }, clock(12), { do: 'BUNDLE', until: tomorrow(10) }],
    ['of a payment is never put together', { purpose: 'PAYMENTS', left: { today: 9, offersThisWeek: 0 } }, clock(12), send],
    ['about a class that was cancelled is dropped', { isCurrent: false }, clock(12), { do: 'DROP', reason: 'CANCELLED' }],
    ['that has expired is dropped', { expiresAt: clock(12) }, clock(12), { do: 'DROP', reason: 'EXPIRED' }],
    ['to whom no longer acts for the learner is dropped', { mayReach: false }, clock(12), { do: 'DROP', reason: 'NOT_ALLOWED' }],
    ['that follows a delivered one is dropped', { isFallback: true, isDeliveredElsewhere: true }, clock(12), { do: 'DROP', reason: 'DELIVERED_ELSEWHERE' }],
  ])('%s', (_, but, now, expected) => {
    expect(decideSend({ ...facts, ...but }, now)).toEqual(expected)
  }) // prettier-ignore

  it('waits in the household’s own quiet hours, and is dropped where no hour is left', () => {
    const quiet = (quietFrom: number, quietTill: number) => ({ preference: { ...facts.preference, quietFrom, quietTill } }) // prettier-ignore
    expect(decideSend({ ...facts, ...quiet(9 * 60, 15 * 60) }, clock(9))).toEqual({ do: 'WAIT', until: clock(15) })
    const offer = { ...facts, purpose: 'OFFERS' as const }
    expect(decideSend({ ...offer, ...quiet(10 * 60, 21 * 60) }, clock(9))).toEqual({ do: 'DROP', reason: 'QUIET' })
  })

  it('by a channel that is off is dropped', () => {
    const preference = { ...facts.preference, channels: { ...everything, CLASSES: ['MAIL'] as const } }
    expect(decideSend({ ...facts, preference }, clock(12))).toEqual({ do: 'DROP', reason: 'OFF' })
  })
})

describe('the sends of a notice', () => {
  const plan = (purpose: SendPurpose, chosen: readonly NoticeChannel[], reachable: readonly NoticeChannel[], { classes = NOTICE_CHANNELS, ...but }: { isUrgent?: boolean; isMailAskedFor?: boolean; classes?: readonly NoticeChannel[] } = {}) =>
    planSends({ purpose, reachable, isUrgent: false, isMailAskedFor: false, ...but, preference: { channels: { ...everything, CLASSES: classes, [purpose]: chosen } } })
      .map(({ channel, after }) => `${channel}+${after / MINUTE}`).join(' ') // prettier-ignore

  it.each<[string, string, string]>([
    ['one for each chosen channel', plan('CLASSES', ['SMS', 'MAIL'], NOTICE_CHANNELS), 'SMS+0 MAIL+0'],
    ['none where nothing is chosen', plan('CLASSES', [], NOTICE_CHANNELS), ''],
    ['an SMS for a payment without an address', plan('PAYMENTS', ['MAIL'], ['SMS', 'WHATSAPP']), 'SMS+0'],
    ['the channels of class times for a change', plan('CHANGES', [], NOTICE_CHANNELS, { classes: ['MAIL'] }), 'MAIL+0'],
    ['an SMS for a change where class times are off', plan('CHANGES', [], NOTICE_CHANNELS, { classes: [] }), 'SMS+0'],
    ['SMS and mail for safety', plan('SAFETY', [], NOTICE_CHANNELS), 'SMS+0 MAIL+0'],
    ['SMS ten minutes after WhatsApp if urgent', plan('CLASSES', ['SMS', 'WHATSAPP'], NOTICE_CHANNELS, { isUrgent: true }), 'WHATSAPP+0 SMS+10'],
    ['no SMS that was not chosen', plan('CLASSES', ['WHATSAPP'], NOTICE_CHANNELS, { isUrgent: true }), 'WHATSAPP+0'],
    ['a receipt’s mail that was asked for, along with the SMS that was chosen', plan('PAYMENTS', ['SMS'], NOTICE_CHANNELS, { isUrgent: true, isMailAskedFor: true }), 'SMS+0 MAIL+0'],
    ['a receipt’s mail once, where mail was chosen too', plan('PAYMENTS', ['MAIL'], NOTICE_CHANNELS, { isUrgent: true, isMailAskedFor: true }), 'MAIL+0'],
    ['a payment falls back to SMS', plan('PAYMENTS', ['WHATSAPP'], NOTICE_CHANNELS, { isUrgent: true }), 'WHATSAPP+0 SMS+10'],
  ])('are %s', (_, planned, expected) => expect(planned).toBe(expected)) // prettier-ignore
})

// Any sequence of what a household, a class and the clock can do, against an oracle that knows only the sentences of the rule.
const channels = fc.subarray([...NOTICE_CHANNELS])
const step = fc.oneof(
  fc.record({ do: fc.constant('prefer' as const), of: fc.record({ PAYMENTS: channels, CLASSES: channels, REPORTS: channels, OFFERS: channels }), from: fc.integer({ min: 0, max: 23 }), till: fc.integer({ min: 0, max: 23 }) }),
  fc.record({ do: fc.constantFrom('consent' as const, 'withdraw' as const), to: fc.constantFrom('offers' as const, 'whatsApp' as const) }),
  fc.record({ do: fc.constant('notify' as const), purpose: fc.constantFrom(...SEND_PURPOSES), isLastCall: fc.boolean(), hours: fc.option(fc.integer({ min: 1, max: 40 })) }),
  fc.record({ do: fc.constantFrom('move' as const, 'cancel' as const), no: fc.nat(9) }),
  fc.record({ do: fc.constant('tick' as const), minutes: fc.constantFrom(7, 60, 400, 1_500) }),
) // prettier-ignore
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

interface PendingSend extends Pick<SendFacts, 'purpose' | 'channel' | 'isFallback' | 'isLastCall'> {
  readonly no: number
  due: Instant
  expiresAt: Instant | null
  isCancelled: boolean
  hasEnded: boolean
}
interface Departure {
  readonly send: PendingSend
  readonly at: Instant
  readonly chosen: NotificationPreference
}

/** The product in small: what it does with each step. */
class World {
  readonly departures: Departure[] = []
  readonly #sends: PendingSend[] = []
  readonly #consents = { offers: false, whatsApp: false }
  #chosen: NotificationPreference = LEAST_PREFERENCE
  #now = clock(18)
  #notices = 0

  play(steps: readonly Step[]): this {
    for (const each of steps) {
      this.#take(each)
      for (const send of this.#sends) if (!send.hasEnded && send.due <= this.#now) this.#run(send)
    }
    return this
  }

  #take(each: Step): void {
    if (each.do === 'prefer') this.#prefer(each)
    else if ('to' in each) this.#consents[each.to] = each.do === 'consent'
    else if (each.do === 'notify') this.#notify(each)
    else if (each.do === 'tick') this.#now = later(this.#now, each.minutes * MINUTE)
    else
      for (const send of this.#sends.filter(({ no, hasEnded }) => no === each.no && !hasEnded)) {
        if (each.do === 'cancel') send.isCancelled = true
        else send.due = later(this.#now, 3 * HOUR)
      }
  }

  #prefer({ of, from, till }: Extract<Step, { do: 'prefer' }>): void {
    const channels = { ...of, PAYMENTS: of.PAYMENTS.length > 0 ? of.PAYMENTS : (['SMS'] as const) }
    this.#chosen = { ...LEAST_PREFERENCE, channels, quietFrom: from * 60, quietTill: till * 60 }
  }

  #notify({ purpose, isLastCall, hours }: Extract<Step, { do: 'notify' }>): void {
    this.#notices += 1
    const expiresAt = hours === null ? null : later(this.#now, hours * HOUR)
    const preference = allowedPreference(this.#chosen, this.#consents)
    for (const { channel, isFallback, after } of planSends({ purpose, isUrgent: true, preference, reachable: NOTICE_CHANNELS, isMailAskedFor: false })) // prettier-ignore
      this.#sends.push({ no: this.#notices, purpose, channel, isFallback, isLastCall, due: later(this.#now, after), expiresAt, isCancelled: false, hasEnded: false }) // prettier-ignore
  }

  #run(send: PendingSend): void {
    const preference = allowedPreference(this.#chosen, this.#consents)
    const counted = this.departures.filter(({ send: { purpose } }) => !mustArrive(purpose))
    const today = counted.filter(({ at }) => at >= startOfDayInIndia(this.#now)).length
    const offersThisWeek = counted.filter(({ at, send: { purpose } }) => purpose === 'OFFERS' && at > later(this.#now, -7 * DAY)).length // prettier-ignore
    const seen = {
      ...send,
      preference,
      zone: HOME_ZONE,
      isCurrent: !send.isCancelled,
      isDeliveredElsewhere: false,
      isAskedFor: false,
      mayReach: true,
      left: { today, offersThisWeek },
    }
    const decision = decideSend(seen, this.#now)
    if (decision.do === 'WAIT' || decision.do === 'BUNDLE') return void (send.due = decision.until)
    send.hasEnded = true
    if (decision.do === 'SEND') this.departures.push({ send, at: this.#now, chosen: preference })
  }
}

type Rule = (departure: Departure, until: readonly Departure[]) => boolean

const isOn = ({ send: { purpose, channel }, chosen }: Departure) =>
  purpose === 'SAFETY' || chosen.channels[choiceFor(purpose)].includes(channel)
const isMust = ({ send: { purpose } }: Departure) => mustArrive(purpose)
const isOffer = ({ send: { purpose } }: Departure) => purpose === 'OFFERS'
const makesSound = ({ send: { channel } }: Departure) => channel !== 'MAIL'
const isLastCall = (departure: Departure) => departure.send.isLastCall && !isOffer(departure)
/** A change whose class has begun by the morning. */
const cannotWait = ({ send, at, chosen }: Departure) => {
  if (send.purpose !== 'CHANGES') return false
  const loud = firstLoudInstant({ ...send, preference: chosen, zone: HOME_ZONE }, at)
  return loud === undefined || (send.expiresAt !== null && send.expiresAt <= loud)
}
const isSilenced = (departure: Departure) =>
  makesSound(departure) && !leavesAtOnce(departure.send.purpose) && !isLastCall(departure) && !cannotWait(departure)
const isWithin = ({ at }: Departure, from: number, till: number) => {
  const { hour } = inIndia(at)
  return from <= till ? hour >= from && hour < till : hour >= from || hour < till
}

/** Each sentence is what must never happen. `until` holds what has left by then, with the departure itself. */
const rules: Readonly<Record<string, Rule>> = {
  'a cancelled notice leaves': ({ send }) => send.isCancelled,
  'an expired notice leaves': ({ send, at }) => send.expiresAt !== null && at >= send.expiresAt,
  'a channel that is off is used': (each) => !isOn(each) && !isMust(each),
  'a payment moves to what is not SMS': (each) => !isOn(each) && each.send.channel !== 'SMS',
  'the household’s quiet hours are broken': (each) =>
    isSilenced(each) && isWithin(each, each.chosen.quietFrom / 60, each.chosen.quietTill / 60),
  'the law’s hours of promotion are broken': (each) => isOffer(each) && makesSound(each) && isWithin(each, 21, 10),
  'the night is broken': (each) => isSilenced(each) && isWithin(each, 21, 8),
  'a third offer leaves in a week': (each, until) =>
    isOffer(each) && until.filter((other) => isOffer(other) && other.at > later(each.at, -7 * DAY)).length > 2,
  'a seventh message leaves on a day': (each, until) =>
    !isMust(each) && until.filter((other) => !isMust(other) && other.at >= startOfDayInIndia(each.at)).length > 6,
  'one leaves twice': ({ send }, until) =>
    until.filter((other) => other.send.no === send.no && other.send.channel === send.channel).length > 1,
}

describe('over any sequence of steps', () => {
  it('no message leaves that the household or the law does not want', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30, size: 'max' }), (steps) => {
        const { departures } = new World().play(steps)
        departures.forEach((each, i) => {
          const broken = Object.entries(rules).filter(([, happens]) => happens(each, departures.slice(0, i + 1)))
          expect(broken.map(([sentence]) => sentence)).toEqual([])
        })
      }),
      { numRuns: 10_000 },
    )
  })

  it('a payment reaches the household at once, by one channel at least', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20, size: 'max' }), (steps) => {
        const last: Step[] = [{ do: 'notify', purpose: 'PAYMENTS', isLastCall: false, hours: null }]
        const { length } = new World().play(steps).departures
        expect(new World().play([...steps, ...last, { do: 'tick', minutes: 60 }]).departures.length).toBeGreaterThan(
          length,
        )
      }),
    )
  })
})

describe('something that begins', () => {
  it.each([
    ['in two hours by day', clock(12), clock(14), false],
    ['sooner by day', clock(12), clock(13, 59), true],
    ['at 09:59, known in the evening before', clock(22), tomorrow(9), true],
    ['at 10:00, known in the evening before', clock(22), tomorrow(10), false],
    ['at 06:30, known at five', clock(5), clock(6, 30), true],
  ])('%s', (_, now, startsAt, isSoon) => expect(beginsSoon(startsAt, now)).toBe(isSoon))
})

describe('quiet hours', () => {
  it.each([
    [20, 59, false],
    [21, 0, true],
    [23, 59, true],
    [0, 0, true],
    [7, 59, true],
    [8, 0, false],
  ])('from 21:00 to 08:00 at %i:%i: %s', (hour, minute, quiet) => {
    expect(isQuiet(LEAST_PREFERENCE, clock(hour, minute))).toBe(quiet)
  })

  it('can be within one day, or never', () => {
    const school = { quietFrom: 9 * 60, quietTill: 15 * 60 }
    expect([clock(8, 59), clock(9), clock(15)].map((at) => isQuiet(school, at))).toEqual([false, true, false])
    expect(isQuiet({ quietFrom: 0, quietTill: 0 }, clock(0))).toBe(false)
  })

  // 12:30 in India is 02:00 in New York; in the summer the two are half an hour less than ten hours apart.
  it('of a family abroad are by its own clock', () => {
    expect(decideSend({ ...facts, zone: 'America/New_York' }, clock(12, 30))).toEqual({
      do: 'WAIT',
      until: clock(18, 30),
    })
    expect(decideSend({ ...facts, zone: 'America/New_York' }, clock(22))).toEqual(send)
    expect(decideSend({ ...facts, zone: 'Asia/Dubai' }, clock(9))).toEqual({ do: 'WAIT', until: clock(9, 30) })
    const offer = { ...facts, purpose: 'OFFERS' as const, zone: 'America/Los_Angeles' as const }
    expect(decideSend(offer, clock(22))).toEqual({ do: 'WAIT', until: clock(23, 30) })
  })

  // In 2026 the clocks of New York go forward on 8 March and back on 1 November.
  it.each([
    ['2026-03-07T22:00-05:00', '2026-03-08T08:00-04:00'],
    ['2026-03-08T01:30-05:00', '2026-03-08T08:00-04:00'],
    ['2026-10-31T22:00-04:00', '2026-11-01T08:00-05:00'],
    ['2026-11-01T01:30-05:00', '2026-11-01T08:00-05:00'],
  ])('end at eight also when summer time begins or ends in the night: at %s', (now, until) => {
    const at = (text: string) => toInstant(Date.parse(text))
    expect(firstLoudInstant({ ...facts, zone: 'America/New_York' }, at(now))).toBe(at(until))
  })
})
