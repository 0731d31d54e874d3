// The gateway's statuses in our words: payments reference, section 1.
import type { GatewayStatus } from './port.ts'

const statusByRaw: Readonly<Record<string, GatewayStatus>> = {
  NEW: 'NEW',
  STARTED: 'PENDING',
  PENDING_VBV: 'PENDING',
  VBV_SUCCESSFUL: 'PENDING',
  AUTHORIZING: 'PENDING',
  VOID_INITIATED: 'PENDING',
  CAPTURE_INITIATED: 'PENDING',
  CHARGED: 'CHARGED',
  PARTIAL_CHARGED: 'PARTIAL_CHARGED',
  JUSPAY_DECLINED: 'GATEWAY_DECLINED',
  AUTHENTICATION_FAILED: 'AUTHENTICATION_FAILED',
  AUTHORIZATION_FAILED: 'AUTHORIZATION_FAILED',
  CAPTURE_FAILED: 'CAPTURE_FAILED',
  NOT_FOUND: 'NOT_FOUND',
  VOIDED: 'VOIDED',
  AUTO_REFUNDED: 'AUTO_REFUNDED',
  // Documented, yet none of them says for certain whether money has moved or will: a person looks.
  VOID_FAILED: 'UNKNOWN',
  AUTHORIZED: 'UNKNOWN',
  TO_BE_CHARGED: 'UNKNOWN',
  COD_INITIATED: 'UNKNOWN',
  CREATED: 'UNKNOWN',
  ERROR: 'UNKNOWN',
  MERCHANT_VOIDED: 'UNKNOWN',
  AUTO_VOIDED: 'UNKNOWN',
  DECLINED: 'UNKNOWN',
}

/** Any other text is UNKNOWN: never success, never failure. */
export function toGatewayStatus(raw: string): GatewayStatus {
  return Object.hasOwn(statusByRaw, raw) ? (statusByRaw[raw] ?? 'UNKNOWN') : 'UNKNOWN'
}
