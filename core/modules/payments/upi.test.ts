import { describe, expect, it, test } from 'vitest'
import { methodsOn } from './methods.ts'
import { appLink, isIntentAllowed, isVpa, upiUri } from './upi.ts'

const payload = {
  tr: 'KD1',
  tid: 'TX9',
  merchant_vpa: 'kandil@bank',
  merchant_name: 'Kandil Learning',
  mcc: '8299',
  amount: '22499.00',
}

describe('a UPI link', () => {
  it('has the payee, the amount and our reference, spaces as %20', () => {
    expect(upiUri(payload, 'Class 11 JEE')).toBe(
      'upi://pay?pa=kandil%40bank&pn=Kandil%20Learning&mc=8299&tid=TX9&tr=KD1&tn=Class%2011%20JEE&am=22499.00&cu=INR',
    )
  })

  it('does without the bank’s own id, and keeps the note short', () => {
    const uri = upiUri({ ...payload, tid: undefined }, 'x'.repeat(80))
    expect(uri).not.toContain('tid=')
    expect(uri).toContain(`tn=${'x'.repeat(50)}&`)
  })

  it('names the app on Android and uses its scheme on iOS', () => {
    const uri = upiUri(payload, 'n')
    expect(appLink(uri, 'gpay', 'android')).toMatch(
      /^intent:\/\/pay\?pa=.*#Intent;scheme=upi;package=com\.google\.android/,
    )
    expect(appLink(uri, 'phonepe', 'ios')).toMatch(/^phonepe:\/\/pay\?pa=/)
    expect(appLink(uri, 'other', 'android')).toBe(uri)
  })
})

// The versions of the payments reference, section 4.
test.each([
  ['gpay', 'android', '1.99', false],
  ['gpay', 'android', '24.1', true],
  ['phonepe', 'app', '4.2.3', true],
  ['paytm', 'android', '2.40', false],
  ['paytm', 'android', undefined, true],
  ['other', 'android', undefined, true],
  ['other', 'app', '24.1', false],
  ['gpay', 'desktop', '24.1', false],
] as const)('%s on %s, version %s: %s', (app, platform, version, isAllowed) => {
  expect(isIntentAllowed(app, platform, version)).toBe(isAllowed)
})

test.each(['asha@okhdfc', 'a.b-c_1@ybl'])('%s is a UPI ID', (vpa) => expect(isVpa(vpa)).toBe(true))
test.each(['asha', '@okhdfc', 'a@', 'a b@ok', 'asha@ok hdfc', 'a@1bank'])('“%s” is not a UPI ID', (vpa) =>
  expect(isVpa(vpa)).toBe(false),
)

test('a UPI ID is asked for only on iOS', () => {
  expect(methodsOn('ios')).toContain('UPI_COLLECT')
  for (const platform of ['android', 'desktop', 'app'] as const)
    expect(methodsOn(platform)).not.toContain('UPI_COLLECT')
})
