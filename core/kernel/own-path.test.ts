import { expect, test } from 'vitest'
import { isHttpsAddress, ownPath } from './own-path.ts'

test.each(['/', '/me?tab=orders', '/hi/plans?grade=11&target=jeemain#faq', '/pay/ord1/wait', '/a/%2fb'])(
  '%s is one of ours',
  (path) => {
    expect(ownPath(path)).toBe(path)
  },
)

test.each([
  '//evil.example', '/\\evil.example', '/\t/evil.example', '\t//evil.example', 'https://evil.example', 'javascript:alert(1)',
  '/%2fevil.example', '/%5cevil.example', '/%09/evil.example', 'evil', '', undefined, null, '/a\\b', '/\n', '/ü',
])('%j leads elsewhere', (path) => {
  expect(ownPath(path)).toBeUndefined()
}) // prettier-ignore

test.each(['https://kandil.example', 'https://video.kandil.example/jee?at=1#top'])(
  '%s is an https address',
  (address) => {
    expect(isHttpsAddress(address)).toBe(true)
  },
)

test.each([
  'http://kandil.example', '//kandil.example', 'https:/kandil.example', 'https://a:b@evil.example', 'https://kandil.example@evil.example',
  'https://evil.example\\@kandil.example', 'https://evil.example/\t', 'https://\tevil.example', 'https://127.0.0.1/', 'https://[::1]/',
  'https://localhost', 'https://', 'javascript:alert(1)', '/plans', '',
])('%j is no https address that staff may write', (address) => {
  expect(isHttpsAddress(address)).toBe(false)
}) // prettier-ignore
