import { expect, test } from 'vitest'
import { deviceOf } from './platform.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/141.0.0.0 Mobile Safari/537.36`, { platform: 'android' }],
  ['an app’s web view', `Mozilla/5.0 (Linux; Android 14; SM-A245F Build/UP1A; wv) ${webKit} Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36`, { platform: 'app' }],
  ['our app', `Mozilla/5.0 (Linux; Android 14; SM-A245F; wv) ${webKit} Chrome/141.0.0.0 Mobile Safari/537.36 KandilApp/2.4.1`, { platform: 'app', appVersion: '2.4.1' }],
  ['our app on an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 KandilApp/2.4.1', { platform: 'app', appVersion: '2.4.1' }],
  ['Safari on an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1', { platform: 'ios' }],
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0.0.0 Safari/537.36`, { platform: 'desktop' }],
  ['nothing', '', { platform: 'desktop' }],
] as const)('%s', (_, userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device)
}) // prettier-ignore
