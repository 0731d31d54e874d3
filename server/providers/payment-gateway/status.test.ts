import { expect, it, test } from 'vitest'
import { toGatewayStatus } from './status.ts'

// The table of the payments reference, section 1.
test.each([
  ['NEW', 'NEW'],
  ['STARTED', 'PENDING'],
  ['CHARGED', 'CHARGED'],
  ['JUSPAY_DECLINED', 'GATEWAY_DECLINED'],
  ['PENDING_VBV', 'PENDING'],
  ['VBV_SUCCESSFUL', 'PENDING'],
  ['AUTHENTICATION_FAILED', 'AUTHENTICATION_FAILED'],
  ['AUTHORIZATION_FAILED', 'AUTHORIZATION_FAILED'],
  ['AUTHORIZING', 'PENDING'],
  ['VOIDED', 'VOIDED'],
  ['VOID_INITIATED', 'PENDING'],
  ['CAPTURE_INITIATED', 'PENDING'],
  ['CAPTURE_FAILED', 'CAPTURE_FAILED'],
  ['VOID_FAILED', 'UNKNOWN'],
  ['AUTO_REFUNDED', 'AUTO_REFUNDED'],
  ['NOT_FOUND', 'NOT_FOUND'],
  ['PARTIAL_CHARGED', 'PARTIAL_CHARGED'],
  ['AUTHORIZED', 'UNKNOWN'],
  ['TO_BE_CHARGED', 'UNKNOWN'],
  ['COD_INITIATED', 'UNKNOWN'],
  ['CREATED', 'UNKNOWN'],
  ['ERROR', 'UNKNOWN'],
  ['MERCHANT_VOIDED', 'UNKNOWN'],
  ['DECLINED', 'UNKNOWN'],
  ['AUTO_VOIDED', 'UNKNOWN'],
])('%s at the gateway is %s', (raw, status) => {
  expect(toGatewayStatus(raw)).toBe(status)
})

it.each(['', 'charged', 'CHARGED ', 'SUCCESS', 'HELD_BY_BANK', '__proto__', 'constructor', 'toString'])(
  'the unknown status “%s” is neither success nor failure',
  (raw) => {
    expect(toGatewayStatus(raw)).toBe('UNKNOWN')
  },
)
