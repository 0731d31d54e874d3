import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

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
